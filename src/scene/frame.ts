import { shadowReach } from '../email/shadows';
import { boundsOf, type Rect, type Size } from './geometry';
import { visibleElements } from './selection';
import type { Scene, SceneElement } from './scene';

/** The frame as the canvas shows it: of its own size, grown to hold every visible element. */
export function grownFrame(scene: Scene): Rect {
  const { frame } = scene;
  const bounds = boundsOf(visibleElements(scene));
  return {
    x: 0,
    y: 0,
    width: Math.max(frame.width, bounds ? bounds.x + bounds.width : 0),
    height: Math.max(frame.height, bounds ? bounds.y + bounds.height : 0),
  };
}

/** What is exported: the grown frame, or, trimmed, what of it holds the visible elements with their shadows. */
export function exportedFrame(scene: Scene): Rect {
  const grown = grownFrame(scene);
  const bounds = scene.frame.trim ? boundsOf(visibleElements(scene).map(castBox)) : null;
  return bounds === null ? grown : withinFrame(bounds, grown);
}

/** The box of an element with its shadow. */
export function castBox({ x, y, width, height, style: { shadow } }: SceneElement): Rect {
  if (shadow === undefined) return { x, y, width, height };
  const [top, right, bottom, left] = shadowReach(shadow);
  return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
}

/** What of a box lies in the frame: shadows may reach out of it. */
export function withinFrame(box: Rect, frame: Size): Rect {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const right = Math.min(frame.width, box.x + box.width);
  const bottom = Math.min(frame.height, box.y + box.height);
  return { x, y, width: right - x, height: bottom - y };
}
