import type { Box } from './box';

/** A rectangle and what lies in it: the index of the topmost box there, -1 where there is none. */
export interface Tile {
  readonly box: Box;
  readonly owner: number;
}

/**
 * What is left of `box` between `taken`, as few rectangles: from each cell of the grid on all edges as far right as it
 * goes, then as far down. `grounds` lie below, later ones above earlier ones; no rectangle reaches from one to another.
 */
export function mergeTiles(
  box: Box,
  taken: readonly Box[],
  grounds: readonly Box[] = [],
): readonly Tile[] {
  const all = [box, ...grounds, ...taken];
  const xs = edges(all.flatMap(({ x0, x1 }) => [x0, x1]));
  const ys = edges(all.flatMap(({ y0, y1 }) => [y0, y1]));
  const [width, height] = [xs.length - 1, ys.length - 1];
  const [columnAt, rowAt] = [indexOf(xs), indexOf(ys)];
  const owners = new Int32Array(width * height).fill(NONE);
  const paint = ({ x0, y0, x1, y1 }: Box, owner: number): void => {
    const [left, right] = [columnAt.get(x0) ?? 0, columnAt.get(x1) ?? 0];
    for (let row = rowAt.get(y0) ?? 0; row < (rowAt.get(y1) ?? 0); row++) {
      owners.fill(owner, row * width + left, row * width + right);
    }
  };
  for (const [index, ground] of grounds.entries()) paint(ground, index);
  for (const own of taken) paint(own, TAKEN);

  const tiles: Tile[] = [];
  for (let at = 0; at < owners.length; at++) {
    const owner = owners[at] ?? TAKEN;
    if (owner === TAKEN) continue;
    const [top, left] = [Math.floor(at / width), at % width];
    let right = left + 1;
    while (right < width && owners[top * width + right] === owner) right++;
    const isSame = (row: number): boolean =>
      owners.subarray(row * width + left, row * width + right).every((each) => each === owner);
    let bottom = top + 1;
    while (bottom < height && isSame(bottom)) bottom++;
    const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [xs[left], xs[right], ys[top], ys[bottom]];
    tiles.push({ box: { x0, y0, x1, y1 }, owner });
    for (let row = top; row < bottom; row++) {
      owners.fill(TAKEN, row * width + left, row * width + right);
    }
  }
  return tiles;
}

const NONE = -1;
const TAKEN = -2;

/** Different edges in order. */
export function edges(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}

/** The place of each edge among all. */
export function indexOf(values: readonly number[]): ReadonlyMap<number, number> {
  return new Map(values.map((value, index) => [value, index]));
}
