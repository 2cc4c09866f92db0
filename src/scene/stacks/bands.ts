import { contains, type Axis, type Rect } from '../geometry';

/** What overlaps along an axis, one band after the other. `boxOf` gives the box by which they are parted. */
export function bandsOf<Part>(
  parts: readonly Part[],
  axis: Axis,
  boxOf: (part: Part) => Rect,
): readonly (readonly Part[])[] {
  const cores = parts.map((part) => [part, coreOf(boxOf(part))] as const);
  const bands: Part[][] = [];
  let end = -Infinity;
  for (const [part, core] of cores.toSorted(
    ([, a], [, b]) => startOf(a, axis) - startOf(b, axis),
  )) {
    const band = bands.at(-1);
    if (band !== undefined && startOf(core, axis) < end) band.push(part);
    else bands.push([part]);
    end = Math.max(end, endOf(core, axis));
  }
  return bands;
}

interface Stacked {
  readonly drawn: Rect;
  /** Whether others may lie on it. */
  readonly isPlane: boolean;
}

/** The smallest plane that holds the item at an index of `items`, which go from the undermost to the topmost; null for none. */
export function planeBelow<Item extends Stacked>(items: readonly Item[], at: number): Item | null {
  const item = items[at];
  if (item === undefined) return null;
  const around = items.slice(0, at).filter((it) => it.isPlane && contains(it.drawn, item.drawn));
  const [smallest = null] = around.toSorted((a, b) => areaOf(a.drawn) - areaOf(b.drawn));
  return smallest;
}

/** The boxes of lines are higher than their letters: they may overlap by so much, in px, and are parted all the same. */
const PLAY = 2;

export function playOf({ height }: Rect): number {
  return Math.min(PLAY, height / 10);
}

export function coreOf(box: Rect): Rect {
  const play = playOf(box);
  return { ...box, y: box.y + play, height: box.height - 2 * play };
}

export function startOf(box: Rect, axis: Axis): number {
  return box[axis];
}

export function endOf({ x, y, width, height }: Rect, axis: Axis): number {
  return axis === 'x' ? x + width : y + height;
}

export function otherAxis(axis: Axis): Axis {
  return axis === 'x' ? 'y' : 'x';
}

function areaOf({ width, height }: Rect): number {
  return width * height;
}
