import type { Box } from './box';
import { boundsOf } from './bands';
import type { Item } from './item';
import type { KnotNode, LayoutNode } from './tree';

/**
 * Items that no straight cut parts (the smallest such shape is four boxes turning round a fifth): a grid on all their
 * edges, each item spanning what it covers, what is left merged into rectangles. `place` lays out one item.
 */
export function layOutKnot(items: readonly Item[], place: (item: Item) => LayoutNode): KnotNode {
  const box = boundsOf(items);
  const xs = edges(items.flatMap((item) => [item.box.x0, item.box.x1]));
  const ys = edges(items.flatMap((item) => [item.box.y0, item.box.y1]));
  const spaces = emptyBoxes(items, xs, ys).map((free): LayoutNode => ({
    kind: 'space',
    box: free,
  }));
  const children = [...items.map(place), ...spaces];
  return {
    kind: 'knot',
    box,
    xs,
    ys,
    children: children.toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0),
  };
}

function edges(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}

/** The empty parts of the grid as rectangles: from each empty cell as far right as it goes, then as far down. */
function emptyBoxes(
  items: readonly Item[],
  xs: readonly number[],
  ys: readonly number[],
): readonly Box[] {
  const [width, height] = [xs.length - 1, ys.length - 1];
  const taken = new Uint8Array(width * height);
  const columnAt = new Map(xs.map((x, index) => [x, index]));
  const rowAt = new Map(ys.map((y, index) => [y, index]));
  const cellsOf = ({ x0, y0, x1, y1 }: Box) => ({
    left: columnAt.get(x0) ?? 0,
    right: columnAt.get(x1) ?? 0,
    top: rowAt.get(y0) ?? 0,
    bottom: rowAt.get(y1) ?? 0,
  });
  const take = (left: number, right: number, row: number): void => {
    taken.fill(1, row * width + left, row * width + right);
  };
  for (const { box } of items) {
    const { left, right, top, bottom } = cellsOf(box);
    for (let row = top; row < bottom; row++) take(left, right, row);
  }
  const isFree = (left: number, right: number, row: number): boolean =>
    row < height && !taken.subarray(row * width + left, row * width + right).includes(1);
  const boxes: Box[] = [];
  for (let at = taken.indexOf(0); at !== -1; at = taken.indexOf(0, at)) {
    const [top, left] = [Math.floor(at / width), at % width];
    let right = left + 1;
    while (right < width && isFree(right, right + 1, top)) right++;
    let bottom = top;
    while (isFree(left, right, bottom)) take(left, right, bottom++);
    boxes.push(boxOf(xs, ys, [left, top, right, bottom]));
  }
  return boxes;
}

function boxOf(
  xs: readonly number[],
  ys: readonly number[],
  [left, top, right, bottom]: readonly [number, number, number, number],
): Box {
  return { x0: xs[left] ?? 0, y0: ys[top] ?? 0, x1: xs[right] ?? 0, y1: ys[bottom] ?? 0 };
}
