import { describe, expect, test } from 'vitest';
import type { TableNode } from '../../../../src/email/nodes';
import { walk } from '../../../../src/email/walk';
import { emitTables } from '../../../../src/export/passes/tables/emit-tables';
import type { Item } from '../../../../src/export/items/item';
import { cellWith, type Table } from '../../../../src/export/tables/table';
import { contextOf, planeOf, textOf } from '../../../helpers/pass-forms';

const EDGE = { width: 2, color: '#000000', style: 'solid' } as const;
const BORDERS = { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE };

test('what stands in a boxed cell is a table of just the size that borders and padding leave', () => {
  const words = [{ kind: 'text', text: 'Call us' }] as const;
  const item = planeOf(
    'B',
    [10, 20, 100, 60],
    { borders: BORDERS, padding: [3, 4, 5, 6], children: words, align: 'center' },
    { kind: 'text' },
  );
  const [cell] = emitted(item);
  expect(cell).toMatchObject({ padding: [3, 4, 5, 6], borders: BORDERS });
  expect(cell?.kind === 'cell' && cell.children).toMatchObject([
    {
      kind: 'table',
      width: 86,
      rows: [
        { cells: [{ kind: 'cell', width: 86, height: 48, align: 'center', children: words }] },
      ],
    },
  ]);
});

test('of an empty box that is a spacer', () => {
  const [cell] = emitted(planeOf('B', [10, 20, 100, 60], { borders: BORDERS }));
  expect(cell?.kind === 'cell' && cell.children).toMatchObject([
    { width: 96, rows: [{ cells: [{ kind: 'spacer', width: 96, height: 56 }] }] },
  ]);
});

describe('a table that runs from the right', () => {
  const cells = ['a', 'b', 'c'].map((id, at) => {
    const item = textOf(id, [at * 50, 0, 50, 20]);
    return cellWith({ kind: 'leaf', box: item.box, item }, { kind: 'item', item });
  });
  const region = { kind: 'space', box: { x0: 0, y0: 0, x1: 150, y1: 20 } } as const;
  const rows = [{ kind: 'beside', height: null, cells }] as const;
  const root: Table = { region, edges: [0, 50, 100, 150], hasSizer: true, rows };

  test('lists its cells from the right, and its columns', () => {
    const doc = emit({ ...root, edges: [0, 20, 100, 150], rows: [] }, 'rtl');
    expect(doc.dir).toBe('rtl');
    expect(doc.rows[0]?.cells.map(({ width }) => width)).toEqual([50, 80, 20]);
    expect(lettersIn(emit(root, 'rtl'))).toEqual(['c', 'b', 'a']);
    expect(lettersIn(emit(root, 'ltr'))).toEqual(['a', 'b', 'c']);
  });

  test('has cells that state direction and side by themselves', () => {
    const [, row] = emit(root, 'rtl').rows;
    for (const cell of row?.cells ?? []) expect(cell).toMatchObject({ dir: 'ltr', align: 'left' });
    expect(JSON.stringify(emit(root, 'ltr').rows)).not.toMatch(/"(?:dir|align)"/);
  });

  test('keeps what is narrower than its cell at the left', () => {
    const box = { x0: 0, y0: 0, x1: 190, y1: 20 };
    const outer = cellWith({ ...region, box }, { kind: 'table', table: root });
    const rowsAround = [{ kind: 'alone', height: null, cells: [outer] }] as const;
    const around = { region: { ...region, box }, edges: [0, 190], hasSizer: false };
    const [first] = emit({ ...around, rows: rowsAround }, 'rtl').rows[0]?.cells ?? [];
    expect(first).toMatchObject({ padding: [0, 40, 0, 0] });
  });
});

function emit(root: Table, direction: 'ltr' | 'rtl') {
  const form = { kind: 'tables', language: 'he', direction, root, requests: [] } as const;
  return emitTables.run(form, contextOf()).doc;
}

function lettersIn({ rows }: TableNode): readonly string[] {
  return rows
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => [...walk(cell)].flatMap((node) => (node.kind === 'text' ? node.text : [])));
}

/** The cells of a table with nothing but a boxed item. */
function emitted(item: Item) {
  const region = { kind: 'leaf', box: item.box, item } as const;
  const root: Table = {
    region,
    edges: [item.box.x0, item.box.x1],
    hasSizer: false,
    rows: [
      {
        kind: 'alone',
        height: null,
        cells: [cellWith(region, { kind: 'boxed', item, table: null })],
      },
    ],
  };
  return emit(root, 'ltr').rows.flatMap(({ cells }) => cells);
}
