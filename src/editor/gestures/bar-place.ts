import { clamp, type Point, type Rect, type Size } from '../../scene/geometry';

const GAP_PX = 12;
/** The room for the rulers, kept free on all sides. */
export const BAR_EDGE_PX = 28;

/**
 * Where the corner of a bar lies that stands above a box; below it where there is no room, and always within the canvas,
 * as far as that holds it. All in px from the canvas's corner.
 */
export function barPlace(box: Rect, bar: Size, canvas: Size): Point {
  const above = box.y - GAP_PX - bar.height;
  const below = box.y + box.height + GAP_PX;
  const lack = BAR_EDGE_PX - above;
  const lackBelow = below + bar.height + BAR_EDGE_PX - canvas.height;
  return {
    x: within(box.x + (box.width - bar.width) / 2, bar.width, canvas.width),
    y: within(lack <= 0 || lack <= lackBelow ? above : below, bar.height, canvas.height),
  };
}

function within(start: number, size: number, room: number): number {
  const last = room - BAR_EDGE_PX - size;
  return Math.round(clamp(start, BAR_EDGE_PX, Math.max(BAR_EDGE_PX, last)));
}
