import { contains, overlaps, type Point, type Rect, type Size } from '../../scene/geometry';
import { RULER, seenBeside } from './viewport';

/** Between what is dragged and its numbers, in px of the screen. */
const GAP_PX = 8;

/** How many times further away each side is tried, and how far that is, in px. */
const STEPS = 6;
const STEP_PX = 20;

/**
 * Where the middle of the pill with the place or size of what is dragged lies: below that, or above it under a finger, which would
 * cover it; at another side, or further away, where it would lie over `taken`, such as the distances; and never off the canvas if
 * a side is free. All in px from the canvas's corner.
 */
export function numbersPlace(
  box: Rect,
  pill: Size,
  taken: readonly Rect[],
  canvas: Size,
  isFinger: boolean,
  ruler = RULER,
): Point {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const half = { width: pill.width / 2, height: pill.height / 2 };
  const sides = (away: number): readonly Point[] => {
    const below = { x: middle.x, y: box.y + box.height + away + half.height };
    const above = { x: middle.x, y: box.y - away - half.height };
    const right = { x: box.x + box.width + away + half.width, y: middle.y };
    const left = { x: box.x - away - half.width, y: middle.y };
    return isFinger ? [above, left, right, below] : [below, above, right, left];
  };
  const places = Array.from({ length: STEPS }, (_, step) => sides(GAP_PX + step * STEP_PX)).flat();
  const seen = seenBeside(ruler, canvas);
  const isFree = ({ x, y }: Point): boolean => {
    const at = { x: x - half.width, y: y - half.height, ...pill };
    return contains(seen, at) && !taken.some((other) => overlaps(other, at));
  };
  const [first = middle] = places;
  const { x, y } = places.find(isFree) ?? first;
  return { x: Math.round(x), y: Math.round(y) };
}
