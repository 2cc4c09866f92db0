import type { Box } from './box';

/**
 * What is left of `box` between `taken`, as rectangles: from each free cell of the grid on all edges as far right as it
 * goes, then as far down.
 */
export function freeTiles(box: Box, taken: readonly Box[]): readonly Box[] {
  const all = [box, ...taken];
  const xs = edges(all.flatMap(({ x0, x1 }) => [x0, x1]));
  const ys = edges(all.flatMap(({ y0, y1 }) => [y0, y1]));
  const [width, height] = [xs.length - 1, ys.length - 1];
  const [columnAt, rowAt] = [placesOf(xs), placesOf(ys)];
  const isTaken = new Uint8Array(width * height);
  const take = (left: number, right: number, row: number): void => {
    isTaken.fill(1, row * width + left, row * width + right);
  };
  for (const { x0, y0, x1, y1 } of taken) {
    const [left, right] = [columnAt.get(x0) ?? 0, columnAt.get(x1) ?? 0];
    for (let row = rowAt.get(y0) ?? 0; row < (rowAt.get(y1) ?? 0); row++) take(left, right, row);
  }
  const isFree = (left: number, right: number, row: number): boolean =>
    row < height && !isTaken.subarray(row * width + left, row * width + right).includes(1);
  const tiles: Box[] = [];
  for (let at = isTaken.indexOf(0); at !== -1; at = isTaken.indexOf(0, at)) {
    const [top, left] = [Math.floor(at / width), at % width];
    const next = isTaken.subarray(at, (top + 1) * width).indexOf(1);
    const right = next === -1 ? width : left + next;
    let bottom = top;
    while (isFree(left, right, bottom)) take(left, right, bottom++);
    const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [xs[left], xs[right], ys[top], ys[bottom]];
    tiles.push({ x0, y0, x1, y1 });
  }
  return tiles;
}

/** Different edges in order. */
export function edges(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}

/** Tells how many steps lie between two edges of a grid. Throws for what is none of them. */
export function stepsBetween(values: readonly number[]): (from: number, to: number) => number {
  const places = placesOf(values);
  return (from, to) => {
    const [start, end] = [places.get(from), places.get(to)];
    if (start === undefined || end === undefined) {
      throw new Error(`From ${from} to ${to} among edges at ${values.join(' ')}`);
    }
    return end - start;
  };
}

/** The place of each edge among all. */
export function placesOf(values: readonly number[]): ReadonlyMap<number, number> {
  return new Map(values.map((value, index) => [value, index]));
}
