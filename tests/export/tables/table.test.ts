import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/export/geometry/box';
import type { Region } from '../../../src/export/regions/region';
import { checkDepth, checkTables } from '../../../src/export/tables/check-tables';
import { depthOf } from '../../../src/export/tables/depth';
import {
  cellWith,
  mapTables,
  tableIn,
  type Cell,
  type Content,
  type Row,
  type Table,
} from '../../../src/export/tables/table';
import { planeOf } from '../../helpers/pass-forms';

const ITEM = planeOf('P', [0, 0, 100, 20]);
const SPACE: Content = { kind: 'space' };

/** A table of 100 px with a cell for each pair of edges. */
function tableWith(edges: readonly number[], rows: readonly Row[]): Table {
  return { region: spaceAt(0, 100), edges, hasSizer: false, rows };
}

function rowOf(kind: Row['kind'], ...cells: readonly Cell[]): Row {
  return { kind, height: null, cells };
}

function cellAt(x0: number, x1: number, content = SPACE, rest: Partial<Cell> = {}): Cell {
  return { ...cellWith(spaceAt(x0, x1), content), ...rest };
}

function spaceAt(x0: number, x1: number): Region {
  const box: Box = { x0, x1, y0: 0, y1: 20 };
  return { kind: 'space', box };
}

const PLAIN = tableWith([0, 100], [rowOf('alone', cellAt(0, 100))]);

function around(content: Content): Table {
  return tableWith([0, 100], [rowOf('alone', cellAt(0, 100, content))]);
}

describe('the table in a cell', () => {
  test.each<[string, Content, Table | null]>([
    ['of a table is that', { kind: 'table', table: PLAIN }, PLAIN],
    ['of a boxed item is what lies on it', { kind: 'boxed', item: ITEM, table: PLAIN }, PLAIN],
    ['of a boxed text is none', { kind: 'boxed', item: ITEM, table: null }, null],
    [
      'of a plane that shares its cell is what shares it',
      { kind: 'plane', item: ITEM, cell: cellAt(0, 100, { kind: 'table', table: PLAIN }) },
      PLAIN,
    ],
    ['of an item is none', { kind: 'item', item: ITEM }, null],
    ['of a distance is none', SPACE, null],
  ])('%s', (_, content, found) => {
    expect(tableIn(content)).toBe(found);
    const changed = mapTables(around(content), (table) => ({ ...table, hasSizer: true }));
    const [inner] = changed.rows.flatMap(({ cells }) => cells.map((cell) => tableIn(cell.content)));
    expect([changed.hasSizer, inner]).toEqual([true, found && { ...found, hasSizer: true }]);
    expect(depthOf(around(content))).toBe(found !== null || content.kind === 'boxed' ? 2 : 1);
  });
});

describe('of tables', () => {
  const two = rowOf('beside', cellAt(0, 40), cellAt(40, 100));

  test.each<[string, Table, readonly string[]]>([
    ['a whole row is well', tableWith([0, 40, 100], [two]), []],
    [
      'a cell below one that spans rows is well',
      tableWith(
        [0, 40, 100],
        [
          rowOf('grid', cellAt(0, 40, SPACE, { rowSpan: 2 }), cellAt(40, 100)),
          rowOf('grid', cellAt(40, 100)),
        ],
      ),
      [],
    ],
    [
      'a hole is found',
      tableWith([0, 40, 100], [rowOf('beside', cellAt(0, 40))]),
      ['row 0 has 1 of 2 columns'],
    ],
    [
      'a cell too many is found',
      tableWith([0, 100], [rowOf('beside', cellAt(0, 100), cellAt(0, 100))]),
      ['row 0 has 2 of 1 columns'],
    ],
    [
      'columns that go back are found',
      tableWith([0, 60, 40], [rowOf('beside', cellAt(0, 60), cellAt(60, 40))]),
      ['columns out of order'],
    ],
    [
      'padding below beside another cell is found',
      tableWith(
        [0, 40, 100],
        [rowOf('beside', cellAt(0, 40, SPACE, { padding: [0, 0, 1, 0] }), cellAt(40, 100))],
      ),
      ['row 0 has padding above or below beside other cells'],
    ],
    [
      'padding at the sides is well',
      tableWith(
        [0, 40, 100],
        [rowOf('beside', cellAt(0, 40, SPACE, { padding: [0, 1, 0, 1] }), cellAt(40, 100))],
      ),
      [],
    ],
    [
      'padding of a cell alone is well',
      tableWith([0, 100], [rowOf('alone', cellAt(0, 100, SPACE, { padding: [4, 0, 4, 0] }))]),
      [],
    ],
    [
      'a cell alone that is not is found',
      tableWith([0, 40, 100], [rowOf('alone', cellAt(0, 40), cellAt(40, 100))]),
      ['row 0 is not one cell'],
    ],
  ])('%s', (_, root, problems) => {
    const reported = problems.map((problem) => `table 0,100,0,20: ${problem}`);
    expect(checkTables(formOf(root))).toEqual(reported);
    expect(checkTables(formOf(around({ kind: 'table', table: root })))).toEqual(reported);
  });

  test('eight within one another are well, nine are found', () => {
    const deep = (count: number): Table =>
      count === 1 ? PLAIN : around({ kind: 'table', table: deep(count - 1) });
    expect(checkDepth(formOf(deep(8)))).toEqual([]);
    expect(checkDepth(formOf(deep(9)))).toEqual(['9 tables within one another']);
  });
});

function formOf(root: Table) {
  return { kind: 'tables', language: 'en', direction: 'ltr', root, requests: [] } as const;
}
