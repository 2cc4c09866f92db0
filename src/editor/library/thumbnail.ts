import { ACCOUNTS, SOCIAL_NETWORKS } from '../../model/person/social';
import type { ElementContext, ElementDefinition } from '../../scene/element-definition';
import type { Size } from '../../scene/geometry';
import { EMPTY_SCENE } from '../../scene/empty-scene';
import { makeElement } from '../../scene/operations/add';
import type { ElementType } from '../../scene/registry';
import type { SvgNode } from '../../scene/drawing/svg';

/** A small picture of a kind of element, and the box that holds it exactly. */
export interface Thumbnail {
  readonly nodes: readonly SvgNode[];
  readonly box: Size;
  /** How large its smallest letters are, in px; null where it has none that are to be read. */
  readonly letters: number | null;
}

const ICON_SIZE = 26;
const IN_A_ROW = 3;

/** The least size at which letters are read, in px. */
const READABLE_PX = 9;

/** In px: as wide as a tile shows, for what is made wider and wraps or keeps its words in its middle. */
const TILE = { width: 88, height: 30 };

/** An element of a kind as a new one looks, drawn by its own code, without the room around it. */
export function thumbnailOf(
  definition: ElementDefinition<ElementType>,
  given: ElementContext,
): Thumbnail {
  const { type, label, iconSizing, content, handles, sections, draw, toEmail } = definition;
  const context = withProfiles(given, content === 'profile' ? SOCIAL_NETWORKS.length : IN_A_ROW);
  const made = makeElement(definition, `library-${type}`, { x: 0, y: 0 }, EMPTY_SCENE);
  const element = {
    ...made,
    ...(made.wrap === true && { width: TILE.width }),
    // A label box keeps its size: a short word shows what it is.
    ...(handles === 'all' && sections.includes('typography') && { ...TILE, content: label }),
    ...iconSizing?.boxOf(ICON_SIZE, context.person),
  };
  const nodes = draw(element, context);
  const sizes = iconSizing === undefined ? nodes.flatMap(letterSizes) : [];
  const { placing, ink = element } = toEmail(element, context);
  const { width, height } = placing === 'flow' ? ink : element;
  return { nodes, box: { width, height }, letters: sizes.length > 0 ? Math.min(...sizes) : null };
}

/** The least size of a thumbnail at which its letters are read; nothing for one without. */
export function readableSize({ box, letters }: Thumbnail): Size | null {
  if (letters === null) return null;
  const scale = READABLE_PX / letters;
  return { width: box.width * scale, height: box.height * scale };
}

function letterSizes({ attributes, children = [] }: SvgNode): readonly number[] {
  const own = Number(attributes['font-size']);
  const parts = children.flatMap((child) => (typeof child === 'string' ? [] : letterSizes(child)));
  return Number.isFinite(own) ? [own, ...parts] : parts;
}

/** An icon without an address is pale: here each has one. */
function withProfiles(context: ElementContext, count: number): ElementContext {
  const shown = SOCIAL_NETWORKS.slice(0, count);
  const socialLinks = Object.fromEntries(
    shown.map(({ id, identifiedBy }) => [id, ACCOUNTS[identifiedBy].example]),
  );
  return { ...context, person: { ...context.person, socialLinks } };
}
