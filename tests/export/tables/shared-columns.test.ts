import { describe, expect, test } from 'vitest';
import type { Region, SequenceRegion } from '../../../src/export/regions/region';
import { shareColumns, type SharedRow } from '../../../src/export/tables/shared-columns';
import { textOf } from '../../helpers/pass-forms';

/* Rows of 300 px, each cut into texts at the edges that are given, 20 px high. */

describe('rows cut at the same edges', () => {
  test('share the columns of one table', () => {
    expect(shared([100], [100])).toEqual([[0, 100, 300], 'beside 2', 'beside 2']);
  });

  test('share them with a row between that has none', () => {
    expect(shared([100], [], [100])).toEqual([[0, 100, 300], 'beside 2', 'alone', 'beside 2']);
  });

  test('share them below a row without cuts', () => {
    expect(shared([], [100], [100])).toEqual([[0, 100, 300], 'alone', 'beside 2', 'beside 2']);
  });
});

test('the columns of the first row come for nothing', () => {
  expect(shared([100], [])).toEqual([[0, 100, 300], 'beside 2', 'alone']);
});

test('a row cut elsewhere joins where a table of its own would cost more', () => {
  expect(shared([100], [200], [200])).toEqual([
    [0, 100, 200, 300],
    'beside 2',
    'beside 2',
    'beside 2',
  ]);
});

test('rows that break into very many columns have a table of their own each', () => {
  const many = Array.from({ length: 18 }, (_, at) => (at + 1) * 15);
  expect(shared([], many)).toEqual([[0, 300], 'alone', 'alone']);
  expect(shared([], many, many)).toEqual([[0, 300], 'alone', 'alone', 'alone']);
});

test('rows without any cut are one column', () => {
  expect(shared([], [])).toEqual([[0, 300], 'alone', 'alone']);
});

test('the distance at the top sets the columns where rows below it have some', () => {
  const [row] = rowsCutAt([[100]], 30);
  if (row === undefined) throw new Error('There is no row');
  const space: Region = { kind: 'space', box: { x0: 0, x1: 300, y0: 0, y1: 30 } };
  const found = shareColumns(rowsOf([space, row, ...rowsCutAt([[100]], 50)]));
  expect(reported(found)).toEqual([[0, 100, 300], 'beside 2', 'beside 2', 'beside 2']);
  expect(reported(shareColumns(rowsOf([space, ...rowsCutAt([[]], 30)])))).toEqual([
    [0, 300],
    'alone',
    'alone',
  ]);
});

function shared(...cuts: readonly (readonly number[])[]) {
  return reported(shareColumns(rowsOf(rowsCutAt(cuts))));
}

function reported({ edges, rows }: ReturnType<typeof shareColumns>) {
  return [edges, ...rows.map(kindOf)];
}

function kindOf(row: SharedRow): string {
  return row.kind === 'alone' ? 'alone' : `beside ${row.regions.length}`;
}

function rowsOf(children: readonly Region[]): SequenceRegion {
  return { kind: 'rows', box: { x0: 0, y0: 0, x1: 300, y1: 300 }, children };
}

function rowsCutAt(cuts: readonly (readonly number[])[], from = 0): readonly Region[] {
  return cuts.map((inner, row): Region => {
    const y = from + row * 20;
    const edges = [0, ...inner, 300];
    const cells = edges.slice(1).map((x1, at): Region => {
      const x0 = edges[at] ?? 0;
      const item = textOf(`t${row}${at}`, [x0, y, x1 - x0, 20]);
      return { kind: 'leaf', box: item.box, item };
    });
    const [only] = cells;
    const box = { x0: 0, x1: 300, y0: y, y1: y + 20 };
    return cells.length === 1 && only !== undefined
      ? only
      : { kind: 'columns', box, children: cells };
  });
}
