import { clamp, overlaps, type Point, type Rect, type Size } from '../geometry';
import { SCENE_LIMITS } from '../limits';
import { visibleElements } from '../selection';
import type { Scene } from '../scene';

/** What there is around a new element. Lengths in canvas units. */
interface Surroundings {
  /** All that must not be covered. */
  readonly taken: readonly Rect[];
  /** What the new one stands below; null where nothing was added or selected yet. */
  readonly above: Rect | null;
}

/** The distance to what a new element is stacked below. */
const GAP = 8;
/** The step in which free places are looked for. */
const STEP = 10;

/**
 * The place for a new element of this size. As long as the area where new elements begin is empty: between 50 and 150, picked
 * by `chance` (two numbers from 0 to 1). Else below what was added or selected last, in line with its left edge; where that
 * column is full, the free place nearest to the first one; below everything when the whole canvas is taken.
 */
export function freePlace(
  scene: Scene,
  size: Size,
  chance: Point,
  { taken, above }: Surroundings = surroundingsIn(scene),
): Point {
  const requested = withinFrame(
    { x: randomCoordinate(chance.x), y: randomCoordinate(chance.y) },
    size,
    scene,
  );
  const isFree = (box: Rect): boolean => !taken.some((other) => overlaps(other, box));
  if (isFree(beginningOf(requested, size))) return requested;
  const below = placeBelow(scene, size, { taken, above });
  const isFreeAt = (place: Point): boolean => isFree({ ...size, ...place });
  return (
    below ??
    (isFreeAt(requested) ? requested : nearestPlace(requested, isFreeAt)) ?? {
      x: requested.x,
      y: Math.max(...taken.map(({ y, height }) => y + height)) + STEP,
    }
  );
}

/** The first free place below what was added or selected last, in line with its left edge; null where there is none. */
export function placeBelow(scene: Scene, size: Size, { taken, above }: Surroundings): Point | null {
  return above && stackedPlace(withinFrame(above, size, scene), above, size, taken);
}

function surroundingsIn(scene: Scene): Surroundings {
  const taken = visibleElements(scene);
  return { taken, above: taken.at(-1) ?? null };
}

/** The area of all random places and of this one: a second new element at a random place would stand askew. */
function beginningOf(requested: Point, { width, height }: Size): Rect {
  const { min, max } = SCENE_LIMITS.randomPlace;
  const x = Math.min(requested.x, min);
  return { x, y: min, width: max - min + width, height: max - min + height };
}

function randomCoordinate(chance: number): number {
  const { min, max } = SCENE_LIMITS.randomPlace;
  return Math.round(min + clamp(chance, 0, 1) * (max - min));
}

/** As far to the left as it takes to lie within the frame; at its left edge where it does not fit. */
function withinFrame({ x, y }: Point, { width }: Size, { frame }: Scene): Point {
  return { x: Math.max(0, Math.min(x, frame.width - width)), y };
}

/** The first free place of a column, below a box; null when that is not on the canvas any more. */
function stackedPlace({ x }: Point, above: Rect, size: Size, taken: readonly Rect[]): Point | null {
  const last = SCENE_LIMITS.canvas.height - size.height;
  let y = above.y + above.height + GAP;
  while (y <= last) {
    const box = { ...size, x, y };
    const met = taken.filter((other) => overlaps(other, box));
    if (met.length === 0) return { x, y };
    y = Math.max(...met.map((other) => other.y + other.height)) + GAP;
  }
  return null;
}

/** The free place of the canvas nearest to `requested`, in steps from it; null when there is none. */
function nearestPlace(requested: Point, isFree: (place: Point) => boolean): Point | null {
  const { canvas, dropMargins } = SCENE_LIMITS;
  const columns = steps(requested.x, dropMargins.left, canvas.width - dropMargins.right);
  const rows = steps(requested.y, dropMargins.top, canvas.height - dropMargins.bottom);
  let best: Point | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const x of columns) {
    for (const y of rows) {
      const distance = (x - requested.x) ** 2 + (y - requested.y) ** 2;
      if (distance >= nearest || !isFree({ x, y })) continue;
      best = { x, y };
      nearest = distance;
    }
  }
  return best;
}

function steps(requested: number, min: number, max: number): readonly number[] {
  const first = requested - Math.floor((requested - min) / STEP) * STEP;
  const count = Math.max(0, Math.floor((max - first) / STEP) + 1);
  return Array.from({ length: count }, (_, index) => first + index * STEP);
}
