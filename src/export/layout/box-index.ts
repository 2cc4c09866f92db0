import { heightOf, widthOf, type Box } from './box';

/** Values by place, so that what lies over a point is found without asking all. */
export interface BoxIndex<Value> {
  readonly add: (box: Box, value: Value) => void;
  /** Values whose boxes may hold the corner of `box` at its top left, in the order in which they were added. */
  readonly over: (box: Box) => readonly Value[];
}

/** Cells along each side at most: more cost too much where many boxes cover all. */
const MOST_CELLS = 16;

/** An empty index for about `count` boxes within `whole`: a coarse grid of cells, each with what touches it. */
export function indexBoxes<Value>(whole: Box, count: number): BoxIndex<Value> {
  const side = Math.min(MOST_CELLS, Math.ceil(Math.sqrt(count)));
  const cells = Array.from({ length: side * side }, (): Value[] => []);
  const columnOf = (x: number): number => cellOf(x - whole.x0, widthOf(whole), side);
  const rowOf = (y: number): number => cellOf(y - whole.y0, heightOf(whole), side);
  return {
    add: ({ x0, y0, x1, y1 }, value) => {
      const [left, right] = [columnOf(x0), columnOf(x1)];
      for (let row = rowOf(y0); row <= rowOf(y1); row++) {
        for (let column = left; column <= right; column++) cells[row * side + column]?.push(value);
      }
    },
    over: ({ x0, y0 }) => cells[rowOf(y0) * side + columnOf(x0)] ?? [],
  };
}

function cellOf(offset: number, length: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor((offset / Math.max(1, length)) * count)));
}
