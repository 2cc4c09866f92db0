import { definitionOf } from '../registry';
import type { SceneElement } from '../scene';
import type { SvgNode } from './svg';

/** How much of an element is seen, from 0 to 1. A type without a field for it, such as a QR code, is seen as a whole. */
export function opacityOf({ type, style }: Pick<SceneElement, 'type' | 'style'>): number {
  const { opacity } = style;
  if (opacity === undefined || !definitionOf(type).sections.includes('opacity')) return 1;
  return opacity / 100;
}

/** The drawing of an element with its opacity, which what lies over another within it has but once. */
export function withOpacity(
  nodes: readonly SvgNode[],
  element: Pick<SceneElement, 'type' | 'style'>,
): readonly SvgNode[] {
  const opacity = opacityOf(element);
  return opacity === 1 ? nodes : [{ tag: 'g', attributes: { opacity }, children: nodes }];
}
