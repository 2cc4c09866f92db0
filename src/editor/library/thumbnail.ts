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
}

const ICON_SIZE = 26;
const IN_A_ROW = 4;

/** An element of a kind as a new one looks, drawn by its own code, without the room around it. */
export function thumbnailOf(
  definition: ElementDefinition<ElementType>,
  given: ElementContext,
): Thumbnail {
  const { type, iconSizing, content, draw, toEmail } = definition;
  const context = withProfiles(given, content === 'profile' ? SOCIAL_NETWORKS.length : IN_A_ROW);
  const made = makeElement(definition, `library-${type}`, { x: 0, y: 0 }, EMPTY_SCENE);
  const element = { ...made, ...iconSizing?.boxOf(ICON_SIZE, context.person) };
  const { placing, ink = element } = toEmail(element, context);
  const { width, height } = placing === 'flow' ? ink : element;
  return { nodes: draw(element, context), box: { width, height } };
}

/** An icon without an address is pale: here each has one. */
function withProfiles(context: ElementContext, count: number): ElementContext {
  const shown = SOCIAL_NETWORKS.slice(0, count);
  const socialLinks = Object.fromEntries(
    shown.map(({ id, identifiedBy }) => [id, ACCOUNTS[identifiedBy].example]),
  );
  return { ...context, person: { ...context.person, socialLinks } };
}
