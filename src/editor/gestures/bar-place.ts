import { clamp, type Point, type Rect, type Size } from '../../scene/geometry';
import { RULER } from './viewport';

/** The room for the rulers, kept free on all sides. */
export const BAR_EDGE_PX = 28;

/** Between the bar and the selection, in px: handles for fingers and lines of stacks stand there. */
const GAP_PX = 20;

/** How far inside the selection the bar stands where nothing is free beside it, in px. */
const INSIDE_PX = 8;

/**
 * Where the corner of the bar for a selection lies: above the part of it that is seen and in its middle; where there is no room,
 * below that, else inside it at its top. Never off the canvas. In px from the canvas's corner; `floats` is how much of the bottom
 * of the canvas is covered by what floats there.
 */
export function barPlace(selection: Rect, bar: Size, canvas: Size, floats: number): Point {
  const across = seen(selection.x, selection.width, canvas.width);
  const down = seen(selection.y, selection.height, canvas.height);
  const most = {
    x: Math.max(BAR_EDGE_PX, canvas.width - BAR_EDGE_PX - bar.width),
    y: Math.max(BAR_EDGE_PX, canvas.height - floats - bar.height),
  };
  const above = down.start - GAP_PX - bar.height;
  const below = down.end + GAP_PX;
  const inside = clamp(down.start + INSIDE_PX, BAR_EDGE_PX, most.y);
  const y = above >= BAR_EDGE_PX ? above : below <= most.y ? below : inside;
  const x = clamp((across.start + across.end - bar.width) / 2, BAR_EDGE_PX, most.x);
  return { x: Math.round(x), y: Math.round(clamp(y, BAR_EDGE_PX, most.y)) };
}

/** What is seen of a length, beside the ruler; its nearest end where nothing is. */
function seen(start: number, length: number, room: number) {
  return { start: clamp(start, RULER, room), end: clamp(start + length, RULER, room) };
}
