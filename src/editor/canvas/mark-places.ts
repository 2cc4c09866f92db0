import type { Point, Rect } from '../../scene/geometry';

/** In px of the screen: the least that a press can be aimed at. */
export const MARK_SIZE = 24;

/** How far beside an element's corner its mark stands: clear of the handle, and of the badge of a lock. */
const BESIDE = 2;
const BESIDE_LOCK = 8;

/** Where the marks of elements stand, by their top left corners: beside the top right corners, none over another. */
export function markPlaces(
  boxes: readonly (Rect & { readonly locked: boolean })[],
): readonly Point[] {
  const placed: Point[] = [];
  for (const { x, y, width, locked } of boxes) {
    const start = x + width + (locked ? BESIDE_LOCK : BESIDE);
    const wish = { x: Math.round(start), y: Math.round(y - MARK_SIZE) - 1 };
    placed.push(firstFree(wish, placed));
  }
  return placed;
}

function firstFree(wish: Point, placed: readonly Point[]): Point {
  const inWay = placed.find(
    ({ x, y }) => Math.abs(x - wish.x) < MARK_SIZE && Math.abs(y - wish.y) < MARK_SIZE,
  );
  return inWay === undefined ? wish : firstFree({ ...wish, x: inWay.x + MARK_SIZE }, placed);
}
