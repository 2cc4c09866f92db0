import { boundsOf, type Rect } from './geometry';
import { visibleElements } from './selection';
import type { Scene } from './scene';

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

/** What is exported: the grown frame, or, trimmed, just the box that holds the visible elements. */
export function exportedFrame(scene: Scene): Rect {
  const bounds = scene.frame.trim ? boundsOf(visibleElements(scene)) : null;
  return bounds ?? grownFrame(scene);
}
