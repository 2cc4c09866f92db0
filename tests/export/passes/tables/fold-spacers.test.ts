import { expect, test } from 'vitest';
import type { Region } from '../../../../src/export/regions/region';
import { withFoldedSpacers } from '../../../../src/export/passes/tables/fold-spacers';
import { cellWith, type Cell, type Row } from '../../../../src/export/tables/table';
import { planeOf, textOf } from '../../../helpers/pass-forms';

/* Rows of 100 px: texts in lower case, planes in upper case, distances as `-`; each with its edges. */

test('below the row that sets the columns, every distance beside a text becomes its padding', () => {
  const first = rowOf('beside', cellAt('a', 0, 40), cellAt('b', 40, 100));
  const second = rowOf('beside', cellAt('-', 0, 40), cellAt('c', 40, 100));
  const third = rowOf('beside', cellAt('d', 0, 40), cellAt('-', 40, 100));
  expect(folded(first, second, third)).toEqual([
    'beside a 0-40 of 40, b 40-100 of 60',
    'alone c 0-100 left 40',
    'alone d 0-100',
  ]);
});

test('a distance beside what shows its own edge stays', () => {
  const first = rowOf('beside', cellAt('a', 0, 40), cellAt('b', 40, 100));
  const second = rowOf('beside', cellAt('-', 0, 40), cellAt('C', 40, 100));
  expect(folded(first, second)[1]).toBe('beside - 0-40 of 40, C 40-100');
});

test('a row with one cell stays as it is', () => {
  const first = rowOf('beside', cellAt('a', 0, 40), cellAt('b', 40, 100));
  const alone = rowOf('alone', cellAt('c', 0, 100));
  expect(folded(first, alone)[1]).toBe('alone c 0-100 of 100');
});

test('in the row that sets the columns, the cell with most distances around it takes them as padding', () => {
  const row = rowOf(
    'beside',
    cellAt('a', 0, 30),
    cellAt('-', 30, 40),
    cellAt('b', 40, 90),
    cellAt('-', 90, 100),
  );
  expect(folded(row)).toEqual(['beside a 0-30 of 30, b 30-100 left 10']);
});

function folded(...rows: readonly Row[]): readonly string[] {
  const region: Region = { kind: 'space', box: { x0: 0, y0: 0, x1: 100, y1: 20 } };
  const edges = [0, 30, 40, 90, 100].filter((edge) =>
    rows.some(({ cells }) => cells.some(({ x0, x1 }) => x0 === edge || x1 === edge)),
  );
  return withFoldedSpacers({ region, edges, hasSizer: false, rows }).rows.map(
    ({ kind, cells }) => `${kind} ${cells.map(reported).join(', ')}`,
  );
}

function reported({ region, x0, x1, width, padding: [, right, , left] }: Cell): string {
  const id = region.kind === 'leaf' ? region.item.id : '-';
  return [
    `${id} ${x0}-${x1}`,
    ...(width === null ? [] : [`of ${width}`]),
    ...(left === 0 ? [] : [`left ${left}`]),
    ...(right === 0 ? [] : [`right ${right}`]),
  ].join(' ');
}

function rowOf(kind: Row['kind'], ...cells: readonly Cell[]): Row {
  return { kind, height: null, cells };
}

function cellAt(id: string, x0: number, x1: number): Cell {
  const place = [x0, 0, x1 - x0, 20];
  const box = { x0, x1, y0: 0, y1: 20 };
  if (id === '-') return cellWith({ kind: 'space', box }, { kind: 'space' });
  const item = id === id.toUpperCase() ? planeOf(id, place) : textOf(id, place);
  return cellWith({ kind: 'leaf', box, item }, { kind: 'item', item });
}
