import type { Box } from '../../geometry/box';
import { edges, placesOf } from '../../geometry/tiles';

/** Labels on the cells of a grid, row by row; undefined where there is nothing. `xs` and `ys` are the edges. */
export interface Grid<Label> {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly labels: (Label | undefined)[];
}

export interface Labelled<Label> {
  readonly box: Box;
  readonly label: Label;
}

/** A box painted over a grid: what each cell in it becomes of what it was. */
export interface CellPaint<Label> {
  readonly box: Box;
  readonly label: (before: Label | undefined) => Label | undefined;
}

/** The grid on all edges of some boxes, painted with them in their order. */
export function paintGrid<Label>(paints: readonly CellPaint<Label>[]): Grid<Label> {
  const xs = edges(paints.flatMap(({ box: { x0, x1 } }) => [x0, x1]));
  const ys = edges(paints.flatMap(({ box: { y0, y1 } }) => [y0, y1]));
  const [columnAt, rowAt] = [placesOf(xs), placesOf(ys)];
  const width = xs.length - 1;
  const labels = Array.from<Label | undefined>({ length: width * (ys.length - 1) });
  for (const { box, label } of paints) {
    const [left = 0, right = 0] = [columnAt.get(box.x0), columnAt.get(box.x1)];
    const [top = 0, bottom = 0] = [rowAt.get(box.y0), rowAt.get(box.y1)];
    for (let row = top; row < bottom; row++) {
      for (let at = row * width + left; at < row * width + right; at++) {
        labels[at] = label(labels[at]);
      }
    }
  }
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
  for (const [at, label] of labels.entries()) {
    if (label === undefined || open[at] === undefined) continue;
    const [left, top] = [at % width, Math.floor(at / width)];
    let [right, bottom] = [left + 1, top + 1];
    const isColumn = (x: number): boolean => {
      for (let y = top; y < bottom; y++) if (open[y * width + x] !== label) return false;
      return x < width;
    };
    const isRow = (y: number): boolean => {
      for (let x = left; x < right; x++) if (open[y * width + x] !== label) return false;
      return y < height;
    };
    const widen = (): void => {
      while (isColumn(right)) right++;
    };
    const deepen = (): void => {
      while (isRow(bottom)) bottom++;
    };
    for (const grow of first === 'right' ? [widen, deepen] : [deepen, widen]) grow();
    for (let row = top; row < bottom; row++) {
      open.fill(undefined, row * width + left, row * width + right);
    }
    const box = { x0: xs[left] ?? 0, y0: ys[top] ?? 0, x1: xs[right] ?? 0, y1: ys[bottom] ?? 0 };
    merged.push({ box, label });
  }
  return merged;
}
