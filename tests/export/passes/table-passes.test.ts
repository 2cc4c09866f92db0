import { describe, expect, test } from 'vitest';
import { foldPadding } from '../../../src/export/passes/tables/fold-padding';
import { foldSpacers } from '../../../src/export/passes/tables/fold-spacers';
import { OVERLAPS, REGIONS } from '../../../src/export/pipeline';
import { setHeights } from '../../../src/export/passes/tables/set-heights';
import { spliceRows } from '../../../src/export/passes/tables/splice-rows';
import { tabulate } from '../../../src/export/passes/tables/tabulate';
import { showForm } from '../../../src/export/explain/show-form';
import type { TableForm } from '../../../src/export/tables/table';
import { contextOf, itemsOfBoxes, runPipeline } from '../../helpers/pass-forms';

/* The first passes over tables, each on what it is for and on what it leaves alone. */

const PAGE = { x0: 0, y0: 0, x1: 200, y1: 100 };
const TABULATED = OVERLAPS.join(REGIONS).next(tabulate);
const SPLICED = TABULATED.next(spliceRows).next(foldSpacers);

type Boxes = Readonly<Record<string, readonly number[]>>;

function tabled(boxes: Boxes): TableForm {
  return runPipeline(TABULATED, itemsOfBoxes(boxes), PAGE);
}

describe('tabulate', () => {
  test('rows of one thing each are rows that it has to itself', () => {
    expect(showForm(tabled({ A: [0, 0, 200, 40], B: [0, 40, 200, 60] }))).toEqual([
      'table 0 0 200 100',
      '  row alone',
      '    cell 0 0 200 40 A',
      '  row alone',
      '    cell 0 40 200 60 B',
    ]);
  });

  test('columns are cells of a row, each as wide as it is', () => {
    expect(showForm(tabled({ A: [0, 0, 80, 100], B: [80, 0, 120, 100] }))).toEqual([
      'table 0 0 200 100 columns 0 80 200',
      '  row beside',
      '    cell 0 0 80 100 width 80 A',
      '    cell 80 0 120 100 width 120 B',
    ]);
  });

  test('what no straight cut parts is a grid that begins with a row of all its columns', () => {
    const around = {
      A: [0, 0, 120, 40],
      B: [120, 0, 80, 60],
      C: [80, 60, 120, 40],
      D: [0, 40, 80, 60],
    };
    const lines = showForm(tabled({ ...around, E: [80, 40, 40, 20] }));
    expect(lines[0]).toBe('table 0 0 200 100 columns 0 80 120 200 after a sizer');
    expect(lines.filter((line) => line.includes('row grid'))).toHaveLength(3);
    expect(lines.find((line) => line.endsWith(' B'))).toContain('rowspan 2');
  });

  test('a plane shares its cell with the one text on it, and not with another plane', () => {
    const text = showForm(tabled({ A: [0, 0, 200, 100], b: [0, 0, 200, 100] }));
    expect(text.slice(2)).toEqual(['    cell 0 0 200 100 plane A', '      cell 0 0 200 100 b']);
    const plane = showForm(tabled({ A: [0, 0, 200, 100], B: [0, 0, 100, 100] }));
    expect(plane.filter((line) => line.trim().startsWith('table'))).toHaveLength(2);
  });
});

describe('splice rows', () => {
  test('takes the rows of a table that has a row to itself into the table around it', () => {
    const before = tabled({ a: [20, 0, 120, 20], b: [20, 20, 120, 20], c: [20, 40, 120, 60] });
    expect(tables(before)).toBe(2);
    expect(showForm(spliced(before))).toEqual([
      'table 0 0 200 100',
      '  row alone',
      '    cell 20 0 120 20 padding 0 0 0 20 a',
      '  row alone',
      '    cell 20 20 120 20 padding 0 0 0 20 b',
      '  row alone',
      '    cell 20 40 120 60 padding 0 0 0 20 c',
    ]);
  });

  test('leaves a table beside others, and one of a grid', () => {
    const beside = tabled({ A: [0, 0, 50, 100], b: [60, 0, 100, 50], c: [60, 50, 100, 50] });
    expect(tables(beside)).toBe(2);
    expect(spliced(beside)).toEqual(beside);
    const grid = tabled({
      A: [20, 0, 120, 40],
      B: [140, 0, 40, 60],
      C: [80, 60, 100, 40],
      D: [20, 40, 60, 60],
      E: [80, 40, 60, 20],
    });
    expect(spliced(grid)).toEqual(grid);
  });
});

describe('fold padding', () => {
  test('makes a distance the padding of the row below it, or of the one above', () => {
    const { after } = folded({ a: [0, 20, 200, 20], B: [0, 50, 200, 20], c: [0, 70, 200, 20] });
    expect(after.filter((line) => line.includes('space'))).toEqual([]);
    expect(after.filter((line) => line.includes('padding')).map((line) => line.trim())).toEqual([
      'cell 0 20 200 20 padding 20 0 10 0 a',
      'cell 0 70 200 20 padding 0 0 10 0 c',
    ]);
  });

  test('leaves a distance between planes, which padding would make larger', () => {
    const { before, after } = folded({ A: [0, 0, 200, 40], B: [0, 60, 200, 40] });
    expect(after.filter((line) => line.includes('space'))).toHaveLength(1);
    expect(after).toEqual(showForm(before));
  });

  test('leaves tables without distances the very same', () => {
    const { before } = folded({ A: [0, 0, 200, 40], B: [0, 40, 200, 60] });
    expect(foldPadding.run(before, contextOf()).root).toBe(before.root);
  });
});

describe('set heights', () => {
  test('a plane states its height, whatever stands beside it', () => {
    const lines = withHeights({ A: [0, 0, 80, 100], b: [80, 40, 120, 20] });
    expect(lines.find((line) => line.endsWith(' A'))).toContain('height 100');
    expect(lines.find((line) => line.endsWith(' b'))).not.toContain('height');
    expect(lines.find((line) => line.endsWith(' b'))).toContain('middle');
  });

  test('a text that fills its row states no height', () => {
    const lines = withHeights({ a: [0, 0, 80, 100], b: [80, 0, 120, 100] });
    expect(lines.filter((line) => line.includes('height'))).toEqual([]);
  });

  test('where nothing fills a row, its first cell alone states its height', () => {
    const lines = withHeights({ a: [0, 0, 80, 60], b: [80, 40, 120, 60] });
    expect(lines.filter((line) => line.includes('height')).map((line) => line.trim())).toEqual([
      'cell 0 0 80 100 width 80 height 100 top a',
    ]);
  });

  test('a distance that has a row to itself states its height', () => {
    const lines = withHeights({ A: [0, 0, 200, 40], B: [0, 60, 200, 40] });
    expect(lines.find((line) => line.includes('space'))).toContain('height 20');
  });
});

function spliced(form: TableForm): TableForm {
  return spliceRows.run(form, contextOf());
}

function folded(boxes: Boxes) {
  const before = runPipeline(SPLICED, itemsOfBoxes(boxes), PAGE);
  return { before, after: showForm(foldPadding.run(before, contextOf())) };
}

function withHeights(boxes: Boxes): readonly string[] {
  return showForm(setHeights.run(tabled(boxes), contextOf()));
}

function tables(form: TableForm): number {
  return showForm(form).filter((line) => line.trim().startsWith('table')).length;
}
