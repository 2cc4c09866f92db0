import { changed } from '../../../base/changed';
import type { Person } from '../../../model/person/signature';
import { walk } from '../../../email/walk';
import { elementOrigin, type FindingReport } from '../../../model/findings/findings';
import { memoizeObject } from '../../../base/memoize';
import { chosenLanguage } from '../../../model/languages/signature-language';
import { textsDirection } from '../../../model/languages/texts-direction';
import { textLanguage } from '../../../model/languages/text-language';
import type { ElementContext } from '../../../scene/element-definition';
import { exportedFrame, grownFrame } from '../../../scene/frame';
import { kindOf } from '../../../scene/layout-kind';
import { definitionOf } from '../../../scene/registry';
import type { Design, SceneElement } from '../../../scene/scene';
import type { Box } from '../../geometry/box';
import { placeImage } from '../../items/image-box';
import type { Item } from '../../items/item';
import { checkItems, type ItemForm, type Source } from '../../items/item-form';
import { placeText } from '../../items/text-box';
import type { Pass, SceneContext } from '../pass';

/** Makes an item of each visible element. Edges are rounded, never sizes; the order of the list is the stacking order. */
export const lower: Pass<Design, ItemForm, SceneContext> = {
  name: 'lower',
  run: (design, { element: context, findings }) => {
    const stacked = design.elements
      .filter(({ hidden }) => !hidden)
      .toSorted((a, b) => a.zIndex - b.zIndex);
    const lowered = stacked.map((element) => lowerOnce(element, context));
    findings.report(...lowered.flatMap(({ findings: found }) => found));
    const { x, y, width, height } = exportedFrame(design);
    return {
      kind: 'items',
      page: { x0: x, y0: y, x1: x + width, y1: y + height },
      frameWidth: grownFrame(design).width,
      background: design.background,
      language: languageOf(design.person, lowered),
      direction: textsDirection(design.person, textsOf(lowered)),
      items: lowered.map(({ item }) => item),
      sources: lowered.map(({ source }) => source),
      requests: [],
    };
  },
  check: checkItems,
};

function languageOf(person: Person, lowered: readonly Lowered[]): string | undefined {
  const words = lowered.map((one) => one.words).join(' ');
  return chosenLanguage(person) ?? textLanguage(words, person);
}

function textsOf(lowered: readonly Lowered[]): readonly string[] {
  return lowered.flatMap(({ item, words }) => (item.kind === 'text' ? [words] : []));
}

interface Lowered {
  readonly item: Item;
  readonly source: Source;
  readonly words: string;
  /** Whether it shows nothing of the visitor's. */
  readonly isVacant: boolean;
  readonly findings: readonly FindingReport[];
}

/** What makes items of elements, by what they are made with: of a scene that changes, most elements stay the same objects. */
const lowererFor = memoizeObject((context: ElementContext) =>
  memoizeObject((element: SceneElement) => lowerElement(element, context)),
);

/** An element as an item; the same object as long as the element is. */
export function lowerOnce(element: SceneElement, context: ElementContext): Lowered {
  return lowererFor(context)(element);
}

function lowerElement(original: SceneElement, context: ElementContext): Lowered {
  const element = withWholeEdges(original);
  const { label, toEmail } = definitionOf(element.type);
  const email = toEmail(element, context);
  const { cell, findings, isVacant } = email;
  const kind = kindOf(email);
  const item: Item = {
    id: element.id,
    label: element.name?.trim() || label,
    kind,
    isAccepted: element.asPicture === true,
    children: [],
    ...placed(
      kind,
      element,
      { ...cell, origin: cell.origin ?? [elementOrigin(element.id)] },
      context,
    ),
  };
  const source = { element: original, ink: item.ink };
  return { item, source, words: wordsOf(item), isVacant, findings };
}

function placed(
  kind: Item['kind'],
  element: SceneElement,
  cell: Item['cell'],
  { measure }: ElementContext,
) {
  const { x, y, width, height } = element;
  const box: Box = { x0: x, y0: y, x1: x + width, y1: y + height };
  if (kind === 'text') return placeText(element, cell, measure);
  if (kind === 'image') return placeImage(box, cell);
  return { box, ink: box, flexX: 'none', flexY: 'none', intrinsicHeight: 0, cell } as const;
}

/** The element on whole px, at least one wide and high. */
function withWholeEdges(element: SceneElement): SceneElement {
  const [x, y] = [Math.round(element.x), Math.round(element.y)];
  const width = Math.max(1, Math.round(element.x + element.width) - x);
  const height = Math.max(1, Math.round(element.y + element.height) - y);
  // A paragraph a fraction narrower than it was may break elsewhere.
  const roomy = element.wrap ? Math.max(width, Math.ceil(element.width)) : width;
  return changed(element, { x, y, width: roomy, height });
}

function wordsOf({ cell }: Item): string {
  return walk(cell)
    .map((node) => (node.kind === 'text' ? node.text : ''))
    .join(' ');
}
