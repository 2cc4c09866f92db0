import { overlaps, type Point, type Rect, type Size } from '../../scene/geometry';

/** The room for the rulers, kept free on all sides. */
export const BAR_EDGE_PX = 28;

/**
 * Where the corner of the bar for a selection lies: docked in the middle of the top of the canvas, out of the way of what is
 * clicked next; at the bottom where it covers less of the selection or of the design there. In px from the canvas's corner;
 * `floats` is how much of the bottom of the canvas is covered by what floats there.
 */
export function barPlace(
  selection: Rect,
  design: Rect,
  bar: Size,
  canvas: Size,
  floats: number,
): Point {
  const x = Math.max(BAR_EDGE_PX, Math.round((canvas.width - bar.width) / 2));
  const top = { x, y: BAR_EDGE_PX };
  const bottom = { x, y: Math.max(top.y, canvas.height - floats - bar.height) };
  const harm = (place: Point): number => {
    const box = { ...place, ...bar };
    return (overlaps(box, selection) ? 2 : 0) + (overlaps(box, design) ? 1 : 0);
  };
  return harm(bottom) < harm(top) ? bottom : top;
}
