import { expect, test } from 'vitest';
import { emitTables } from '../../../../src/export/passes/tables/emit-tables';
import type { Item } from '../../../../src/export/items/item';
import { cellWith, type Table } from '../../../../src/export/tables/table';
import { contextOf, planeOf } from '../../../helpers/pass-forms';

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
  const form = { kind: 'tables', language: 'en', root, requests: [] } as const;
  return emitTables.run(form, contextOf()).doc.rows.flatMap(({ cells }) => cells);
}
