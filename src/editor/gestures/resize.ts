import type { SceneAction } from '../../scene/actions';
import type { Point, Rect } from '../../scene/geometry';
import { resizeBox, type Handle } from '../../scene/operations/resize';
import { findElement } from '../../scene/registry';
import { isSame } from '../../scene/same';
import type { SceneElement } from '../../scene/scene';
import type { Resizing } from './gesture';

/** The resize that brings the handle to `point`; for a text it sets the width at which it wraps. Null for no change. */
export function resizeAction(
  { handle, box, start }: Resizing,
  element: SceneElement,
  point: Point,
): SceneAction | null {
  const next = resizeBox(box, handle, {
    x: withinFrame(handle, 'w', box.x, point.x - start.x),
    y: withinFrame(handle, 'n', box.y, point.y - start.y),
  });
  if (isSame(next, box)) return null;
  const boxes: Readonly<Record<string, Rect>> = { [element.id]: next };
  const wraps = findElement(element.type).handles === 'sides';
  return { type: 'scene/elementsResized', boxes, ...(wraps ? { wrap: true } : {}) };
}

/** An offset that takes no edge beyond the left or top of the frame. */
function withinFrame(handle: Handle, edge: 'w' | 'n', from: number, offset: number): number {
  return handle.includes(edge) ? Math.max(offset, -from) : offset;
}
