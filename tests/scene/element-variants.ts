import type { CellNode } from '../../src/email/nodes';
import { walk } from '../../src/email/walk';
import type { ElementDefinition } from '../../src/scene/element-definition';
import type { PlacedElement } from '../../src/scene/properties/placed-element';
import { PNG } from '../helpers/pictures';

/** What an element of each kind of content may hold. */
export const CONTENT: Readonly<Record<ElementDefinition['content'], string>> = {
  words: '<b>x</b> & "y"\nsecond',
  picture: PNG,
  profile: '@someone',
  none: 'nobody reads this',
  glyph: 'nobody reads this',
  code: 'meridian-sons.example',
};

/** As it is added, with its default size and style. */
export function newElement({ type, defaults }: ElementDefinition): PlacedElement {
  const { width, height, style, content } = defaults;
  const place = { x: 50, y: 40, zIndex: 1, locked: false };
  const made = { id: `${type}-1`, type, ...place, width, height, style };
  return content === undefined ? made : { ...made, content };
}

/** What an element of a kind may be beside its defaults. */
export function variantsOf(definition: ElementDefinition): readonly PlacedElement[] {
  const { content, defaults } = definition;
  const made = newElement(definition);
  return [
    made,
    { ...made, content: CONTENT[content], href: 'https://a.example' },
    { ...made, width: 10, height: 2, style: {} },
    { ...made, width: 800, height: 600, wrap: true, style: { borderWidth: 8, radius: 40 } },
    { ...made, style: { ...defaults.style, socialStyle: 'icons', textAlign: 'right' } },
    { ...made, style: { borderWidth: 3, borderStyle: 'dashed', corners: [9, 0, 4, 0] } },
  ];
}

/** All that can be read in a cell. */
export function textsIn(cell: CellNode): string {
  return [...walk(cell)].map((node) => (node.kind === 'text' ? node.text : '')).join('');
}
