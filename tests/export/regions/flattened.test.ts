import { describe, expect, test } from 'vitest';
import type { Item } from '../../../src/export/items/item';
import { flattened, slicedIn } from '../../../src/export/regions/flattened';
import type { Region } from '../../../src/export/regions/region';
import { planeOf, textOf } from '../../helpers/pass-forms';

const RED = '#ff0000';
const EDGE = { width: 2, color: RED, style: 'solid' } as const;
const BLUE = '#336699';

/** Each cell of the grid: whose it is, its box, its color. */
function cellsOf(region: Region) {
  return flattened(region).children.map((cell) => {
    const { x0, y0, x1, y1 } = cell.box;
    const owner =
      cell.kind === 'leaf' ? `${cell.item.id} ${cell.item.cell.background?.color}` : cell.kind;
    return `${owner} ${[x0, y0, x1, y1].join(',')}`;
  });
}

describe('in one grid', () => {
  const text = textOf('a', [10, 10, 20, 10]);

  test('a plane that was laid out gives its color to what lies on it', () => {
    const plane = planeOf('P', [0, 0, 40, 30]);
    const child: Region = {
      kind: 'rows',
      box: plane.box,
      children: [
        { kind: 'space', box: { ...plane.box, y1: 10 } },
        { kind: 'leaf', box: { ...plane.box, y0: 10 }, item: text },
      ],
    };
    expect(cellsOf({ kind: 'plane', box: plane.box, item: plane, child })).toEqual([
      `P ${BLUE} 0,0,40,10`,
      `a ${BLUE} 0,10,40,30`,
    ]);
  });

  test('a plane with others on it is sliced around them, its borders are bars', () => {
    const borders = { top: EDGE, left: EDGE };
    const plane = planeOf(
      'P',
      [0, 0, 40, 20],
      { borders },
      { children: [textOf('a', [2, 2, 38, 9])] },
    );
    const cells = cellsOf({ kind: 'leaf', box: plane.box, item: plane });
    expect(cells.toSorted()).toEqual([
      `P ${BLUE} 2,11,40,20`,
      `P ${RED} 0,0,40,2`,
      `P ${RED} 0,2,2,20`,
      `a ${BLUE} 2,2,40,11`,
    ]);
  });

  test('what lies on nothing has no background, a distance stays one', () => {
    const box = { x0: 0, y0: 0, x1: 30, y1: 20 };
    const slot: Region = {
      kind: 'slot',
      box,
      align: 'bottom',
      child: { kind: 'leaf', box: { ...box, y0: 10 }, item: text },
    };
    expect(cellsOf(slot)).toEqual(['space 0,0,30,10', 'a undefined 0,10,30,20']);
  });

  test('a frame without background shows what lies below it', () => {
    const { background: _background, ...bare } = planeOf('F', [10, 10, 20, 10]).cell;
    const frame: Item = { ...planeOf('F', [10, 10, 20, 10]), cell: bare, children: [text] };
    const plane = planeOf('P', [0, 10, 30, 10], {}, { children: [frame] });
    const cells = cellsOf({ kind: 'leaf', box: plane.box, item: plane });
    expect(cells).toEqual([`P ${BLUE} 0,10,10,20`, `a ${BLUE} 10,10,30,20`]);
  });
});

describe('of planes that lose something in one grid', () => {
  const gradient = { angle: 0, from: RED, to: BLUE } as const;
  const children = [textOf('a', [0, 0, 5, 5])];

  test.each<[string, Item, readonly string[]]>([
    ['flat ones lose nothing', planeOf('P', [0, 0, 9, 9], {}, { children }), []],
    ['round ones are listed', planeOf('P', [0, 0, 9, 9], { radius: 2 }, { children }), ['P']],
    [
      'gradients are listed',
      planeOf('P', [0, 0, 9, 9], { background: { color: RED, gradient } }, { children }),
      ['P'],
    ],
    ['those with nothing on them lose nothing', planeOf('P', [0, 0, 9, 9], { radius: 2 }), []],
  ])('%s', (_, item, reported) => {
    const leaf: Region = { kind: 'leaf', box: item.box, item };
    expect(slicedIn(leaf).map(({ id }) => id)).toEqual(reported);
    const rows: Region = { kind: 'rows', box: item.box, children: [leaf] };
    expect(slicedIn(rows).map(({ id }) => id)).toEqual(reported);
  });

  test('those that were laid out are listed with those in them', () => {
    const inner = planeOf('Q', [0, 0, 9, 9], { radius: 2 }, { children });
    const outer = planeOf('P', [0, 0, 9, 9], { radius: 2 });
    const child: Region = { kind: 'leaf', box: inner.box, item: inner };
    const plane: Region = { kind: 'plane', box: outer.box, item: outer, child };
    expect(slicedIn(plane).map(({ id }) => id)).toEqual(['P', 'Q']);
    expect(slicedIn({ ...plane, item: planeOf('P', [0, 0, 9, 9]) }).map(({ id }) => id)).toEqual([
      'Q',
    ]);
  });
});
