import type { Box } from '../box';

/** Labels on a grid, row by row; undefined where there is nothing. `xs` and `ys` are the edges of its cells. */
export interface Grid<Label> {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly labels: readonly (Label | undefined)[];
}

export interface Labelled<Label> {
  readonly box: Box;
  readonly label: Label;
}

/** The grid on all edges of some boxes, each cell labelled. */
export function gridOn<Label>(
  boxes: readonly Box[],
  labelOf: (cell: Box) => Label | undefined,
): Grid<Label> {
  const xs = edges(boxes.flatMap(({ x0, x1 }) => [x0, x1]));
  const ys = edges(boxes.flatMap(({ y0, y1 }) => [y0, y1]));
  const labels = ys
    .slice(1)
    .flatMap((y1, row) =>
      xs.slice(1).map((x1, column) => labelOf({ x0: xs[column] ?? 0, y0: ys[row] ?? 0, x1, y1 })),
    );
  return { xs, ys, labels };
}

/** Cells of one label as few rectangles: first along the rows or first along the columns, whichever gives fewer. */
export function mergedCells<Label>(grid: Grid<Label>): readonly Labelled<Label>[] {
  const byRows = mergeCells(grid, 'right');
  const byColumns = mergeCells(grid, 'down');
  return byColumns.length < byRows.length ? byColumns : byRows;
}

function mergeCells<Label>(
  { xs, ys, labels }: Grid<Label>,
  first: 'right' | 'down',
): readonly Labelled<Label>[] {
  const [width, height] = [xs.length - 1, ys.length - 1];
  const open = labels.slice();
  const merged: Labelled<Label>[] = [];
  const isAll = (x0: number, y0: number, x1: number, y1: number, label: Label): boolean => {
    if (x1 > width || y1 > height) return false;
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) if (open[y * width + x] !== label) return false;
    }
    return true;
  };
  for (const [at, label] of labels.entries()) {
    if (label === undefined || open[at] === undefined) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    let [right, bottom] = [x + 1, y + 1];
    const widen = (): void => {
      while (isAll(right, y, right + 1, bottom, label)) right++;
    };
    const deepen = (): void => {
      while (isAll(x, bottom, right, bottom + 1, label)) bottom++;
    };
    for (const grow of first === 'right' ? [widen, deepen] : [deepen, widen]) grow();
    for (let row = y; row < bottom; row++) {
      open.fill(undefined, row * width + x, row * width + right);
    }
    const box = { x0: xs[x] ?? 0, y0: ys[y] ?? 0, x1: xs[right] ?? 0, y1: ys[bottom] ?? 0 };
    merged.push({ box, label });
  }
  return merged;
}

function edges(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}
