import { elementOrigin, type Finding } from '../../model/findings';
import type { ElementContext, ElementDefinition } from '../../scene/element-definition';
import type { ElementType } from '../../scene/element-types';
import type { SceneElement } from '../../scene/scene';
import type { Box } from './box';
import { placeImage } from './image-box';
import type { Item } from './item';
import { placeText } from './text-box';

/*
 * Pass 0: elements to items. Edges are rounded, never sizes; hidden elements stay out; the stacking order becomes a
 * number of its own for each.
 */

export interface Lowering {
  readonly find: (type: ElementType) => Pick<ElementDefinition, 'label' | 'toEmail'>;
  readonly context: ElementContext;
}

/** The visible elements as items from the bottom to the top, and what their kinds found. */
export function toItems(
  elements: readonly SceneElement[],
  { find, context }: Lowering,
): { readonly items: readonly Item[]; readonly findings: readonly Finding[] } {
  const stacked = elements
    .filter(({ hidden }) => !hidden)
    .map(withWholeEdges)
    .toSorted((a, b) => a.zIndex - b.zIndex);
  const lowered = stacked.map((element, z) => {
    const { label, toEmail } = find(element.type);
    const { kind, cell, findings } = toEmail(element, context);
    const origin = cell.origin ?? [elementOrigin(element.id)];
    const traced = { ...cell, origin };
    const name = element.name?.trim() || label;
    const base = { id: element.id, label: name, kind, z, kids: [] };
    return { item: { ...base, ...placed(kind, element, traced, context) }, findings };
  });
  return {
    items: lowered.map(({ item }) => item),
    findings: lowered.flatMap(({ findings }) => findings),
  };
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
  return { box, ink: box, giveX: 'none', giveY: 'none', ownHeight: 0, cell } as const;
}

/** The element on whole px, at least one wide and high. */
function withWholeEdges(element: SceneElement): SceneElement {
  const [x, y] = [Math.round(element.x), Math.round(element.y)];
  const width = Math.max(1, Math.round(element.x + element.width) - x);
  const height = Math.max(1, Math.round(element.y + element.height) - y);
  // A paragraph a fraction narrower than it was may break elsewhere.
  const roomy = element.wrap ? Math.max(width, Math.ceil(element.width)) : width;
  return { ...element, x, y, width: roomy, height };
}
