import { heightOf, unionOf, widthOf, type Box } from './box';

/** Values by place, each once, so that what lies over a place is found without testing all. */
export interface BoxIndex<Value> {
  readonly add: (box: Box, value: Value) => void;
  /** Values whose boxes may hold the corner of `box` at its top left, in the order in which they were added. */
  readonly over: (box: Box) => readonly Value[];
  /** Values whose boxes may touch `box`, in the order in which they were added. */
  readonly near: (box: Box) => readonly Value[];
}

/** Cells along each side at most: more cost too much where many boxes cover all. */
const MOST_CELLS = 16;

const WORTH_SORTING = 4;

/** An empty index for about `count` boxes within `whole`: a coarse grid of cells, each with what touches it. */
export function indexBoxes<Value>(whole: Box, count: number): BoxIndex<Value> {
  const side = Math.max(1, Math.min(MOST_CELLS, Math.ceil(Math.sqrt(count))));
  const cells = Array.from({ length: side * side }, (): Value[] => []);
  const order = new Map<Value, number>();
  const columnOf = (x: number): number => cellOf(x - whole.x0, widthOf(whole), side);
  const rowOf = (y: number): number => cellOf(y - whole.y0, heightOf(whole), side);
  const visitCells = (
    { x0, y0, x1, y1 }: Box,
    visit: (cell: Value[] | undefined) => void,
  ): void => {
    const [left, right, bottom] = [columnOf(x0), columnOf(x1), rowOf(y1)];
    for (let row = rowOf(y0); row <= bottom; row++) {
      for (let column = left; column <= right; column++) visit(cells[row * side + column]);
    }
  };
  const placeOf = (value: Value): number => order.get(value) ?? 0;
  return {
    add: (box, value) => {
      order.set(value, order.size);
      visitCells(box, (cell) => cell?.push(value));
    },
    over: ({ x0, y0 }) => cells[rowOf(y0) * side + columnOf(x0)] ?? [],
    near: (box) => {
      const found: Value[] = [];
      visitCells(box, (cell = []) => found.push(...cell));
      // Where most are near, all values are returned, which need no sorting.
      if (found.length * WORTH_SORTING > order.size) return [...order.keys()];
      return [...new Set(found)].toSorted((a, b) => placeOf(a) - placeOf(b));
    },
  };
}

interface Boxed {
  readonly box: Box;
}

/** An index for values among `all`, with those of `added` in it. */
export function indexItems<Entry extends Boxed>(
  all: readonly Boxed[],
  added: readonly Entry[],
): BoxIndex<Entry> {
  const [first, ...others] = all.map(({ box }) => box);
  const whole = first === undefined ? { x0: 0, y0: 0, x1: 0, y1: 0 } : unionOf(first, others);
  const index = indexBoxes<Entry>(whole, all.length);
  for (const item of added) index.add(item.box, item);
  return index;
}

function cellOf(offset: number, length: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor((offset / Math.max(1, length)) * count)));
}
