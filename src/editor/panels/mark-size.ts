import type { SignatureData } from '../../model/signature';
import type { Rect } from '../../scene/geometry';
import { markSide } from '../../scene/kinds/mark';
import { rowBox, rowCount, rowSide } from '../../scene/kinds/mark-row';
import type { SceneElement } from '../../scene/scene';

/** Least and greatest size of a network's mark, in canvas units. */
export const MARK_SIZE = { min: 12, max: 96 };

/** How large the marks of an element are. */
export function markSizeOf(element: SceneElement, signature: SignatureData): number {
  return element.type === 'social' ? rowSide(element, rowCount(signature)) : markSide(element);
}

/** The box that holds marks of this size exactly. */
export function markBox(element: SceneElement, size: number, signature: SignatureData): Rect {
  const { x, y, type } = element;
  const box = type === 'social' ? rowBox(size, rowCount(signature)) : { width: size, height: size };
  return { x, y, ...box };
}
