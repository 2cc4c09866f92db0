import { expect, test } from 'vitest';
import type { Item } from '../../../src/export/items/item';
import type { LeafRegion, Region } from '../../../src/export/regions/region';
import {
  isBare,
  leansRight,
  padded,
  takesPadding,
  takesSidePadding,
} from '../../../src/export/tables/padding';
import { planeOf, textOf } from '../../helpers/pass-forms';

const TEXT = textOf('a', [10, 20, 50, 14]);
const BARE = { kind: 'cell', children: TEXT.cell.children } as const;
const BORDERED: Item = { ...TEXT, cell: { ...BARE, borders: { top: lineOf(1) } } };
const GROUNDED: Item = { ...TEXT, cell: { ...BARE, background: { color: '#000000' } } };
const EMPTY: Item = { ...TEXT, cell: { ...BARE, children: [] } };

test.each<[string, Region, boolean]>([
  ['a text may', leafOf(TEXT), true],
  ['a text with a border may not', leafOf(BORDERED), false],
  ['a text on a background of its own may not', leafOf(GROUNDED), false],
  ['an empty cell may not', leafOf(EMPTY), false],
  ['a distance may not', { kind: 'space', box: TEXT.box }, false],
  ['rows may', { kind: 'rows', box: TEXT.box, children: [leafOf(TEXT)] }, true],
  ['a plane may not', planeRegion(), false],
])('padding must not show: %s have it', (_, region, takes) => {
  expect([takesSidePadding(region), takesPadding(region)]).toEqual([takes, takes]);
});

test('a cell that is higher than its content may have padding at its sides only', () => {
  const high = { ...leafOf(TEXT), box: { ...TEXT.box, y1: 80 } };
  expect([takesSidePadding(high), takesPadding(high)]).toEqual([true, false]);
});

test('distances around the only content of a sequence are padding', () => {
  const box = { x0: 0, y0: 0, x1: 100, y1: 60 };
  const columns: Region = {
    kind: 'columns',
    box: { ...box, y0: 20, y1: 34 },
    children: [
      { kind: 'space', box: { ...TEXT.box, x0: 0, x1: 10 } },
      leafOf(TEXT),
      { kind: 'space', box: { ...TEXT.box, x0: 60, x1: 100 } },
    ],
  };
  const rows: Region = {
    kind: 'rows',
    box,
    children: [
      { kind: 'space', box: { ...box, y1: 20 } },
      columns,
      { kind: 'space', box: { ...box, y0: 34 } },
    ],
  };
  // Nothing at the right: a text that keeps to the left may run on there.
  expect(padded(rows)).toEqual({ region: leafOf(TEXT), padding: [20, 0, 26, 10] });
  const two: Region = { ...rows, children: [...rows.children, leafOf(TEXT)] };
  expect(padded(two)).toEqual({ region: two, padding: [0, 0, 0, 0] });
});

test('the distance at the right counts where that edge has a part in where a text stands', () => {
  const keeping = (flexX: Item['flexX']): LeafRegion => leafOf({ ...TEXT, flexX });
  expect(
    (['left', 'center', 'right', 'none'] as const).map((flexX) => leansRight(keeping(flexX))),
  ).toEqual([false, true, true, true]);
  expect(leansRight({ kind: 'rows', box: TEXT.box, children: [keeping('right')] })).toBe(false);
  const columns: Region = {
    kind: 'columns',
    box: { ...TEXT.box, x1: 90 },
    children: [keeping('right'), { kind: 'space', box: { ...TEXT.box, x0: 60, x1: 90 } }],
  };
  expect(padded(columns).padding).toEqual([0, 30, 0, 0]);
});

test('padding of a single side is some', () => {
  expect(isBare([0, 0, 0, 0])).toBe(true);
  expect(
    [0, 1, 2, 3].map((at) =>
      isBare([at === 0 ? 1 : 0, at === 1 ? 1 : 0, at === 2 ? 1 : 0, at === 3 ? 1 : 0]),
    ),
  ).toEqual([false, false, false, false]);
});

function leafOf(item: Item): LeafRegion {
  return { kind: 'leaf', box: item.box, item };
}

function planeRegion(): Region {
  const item = planeOf('P', [10, 20, 50, 14]);
  return { kind: 'plane', box: item.box, item, child: leafOf(TEXT) };
}

function lineOf(width: number) {
  return { width, color: '#000000', style: 'solid' } as const;
}
