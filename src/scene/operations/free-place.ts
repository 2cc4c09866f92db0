import { overlaps, type Point, type Rect, type Size } from '../geometry';
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
 * The place for a new element of this size: in an empty design near the frame's corner, else below what was added or selected
 * last, in line with its left edge. Where that column is full, it is the free place nearest to the first one; below everything
 * when the whole canvas is taken.
 */
export function freePlace(
  scene: Scene,
  size: Size,
  { taken, above }: Surroundings = surroundingsIn(scene),
): Point {
  const first = withinFrame(SCENE_LIMITS.firstPlace, size, scene);
  const isFreeAt = (place: Point): boolean =>
    !taken.some((other) => overlaps(other, { ...size, ...place }));
  return (
    placeBelow(scene, size, { taken, above }) ??
    (isFreeAt(first) ? first : nearestPlace(first, isFreeAt)) ?? {
      x: first.x,
      y: Math.max(...taken.map(({ y, height }) => y + height)) + STEP,
    }
  );
}

/** The first free place below what was added or selected last, in line with its left edge; null where there is none. */
function placeBelow(scene: Scene, size: Size, { taken, above }: Surroundings): Point | null {
  return above && stackedPlace(withinFrame(above, size, scene), above, size, taken);
}

function surroundingsIn(scene: Scene): Surroundings {
  const taken = visibleElements(scene);
  return { taken, above: taken.at(-1) ?? null };
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
