import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from '../../../../src/export/items/item';
import { separateOverlaps } from '../../../../src/export/passes/items/separate-overlaps';
import { contextOf, formOf, planeOf, textOf } from '../../../helpers/pass-forms';

const PAGE = { x0: 0, y0: 0, x1: 300, y1: 200 };

/** Where items stand afterwards, and which of them a finding reports as moved. */
function separated(...items: readonly Item[]) {
  const context = contextOf();
  const form = separateOverlaps.run(formOf(items, PAGE), context);
  const moved = context.findings
    .all()
    .flatMap(({ rule, origin: [origin] }) =>
      rule === 'element-moved' && origin?.kind === 'element' ? [origin.id] : [],
    );
  return { form, places: form.items.map(placeOf), moved };
}

function placeOf({ id, box: { x0, y0, x1, y1 } }: Item): string {
  return `${id} ${x0},${y0},${x1},${y1}`;
}

describe('of two that overlap the upper one goes the shortest way', () => {
  test.each<[string, readonly number[], string]>([
    ['down', [100, 95, 50, 20], 'b 100,100,150,120'],
    ['to the right', [145, 85, 50, 20], 'b 150,85,200,105'],
    ['up', [100, 65, 50, 20], 'b 100,60,150,80'],
    ['to the left', [55, 85, 50, 20], 'b 50,85,100,105'],
  ])('%s', (_, box, place) => {
    const { places, moved } = separated(textOf('a', [100, 80, 50, 20]), textOf('b', box));
    expect(places).toEqual(['a 100,80,150,100', place]);
    expect(moved).toEqual(['b']);
  });

  test('as far down as up, it goes down', () => {
    const { places } = separated(textOf('a', [100, 80, 50, 20]), textOf('b', [100, 80, 50, 20]));
    expect(places).toEqual(['a 100,80,150,100', 'b 100,100,150,120']);
  });

  test('but never up or to the left past the edge of the page', () => {
    expect(separated(textOf('a', [0, 5, 50, 20]), textOf('b', [0, 0, 50, 20])).places[1]).toBe(
      'b 0,25,50,45',
    );
    expect(separated(textOf('a', [5, 0, 20, 50]), textOf('b', [0, 0, 20, 50])).places[1]).toBe(
      'b 25,0,45,50',
    );
    expect(separated(textOf('a', [0, 20, 50, 20]), textOf('b', [0, 5, 50, 20])).places[1]).toBe(
      'b 0,0,50,20',
    );
  });
});

test('what was placed past the edge of the page still goes down, and no further than it must', () => {
  const { places } = separated(textOf('a', [-10, 0, 50, 20]), textOf('b', [-10, 5, 50, 20]));
  expect(places).toEqual(['a -10,0,40,20', 'b -10,20,40,40']);
});

test('what stands in the way is gone round', () => {
  const { places } = separated(
    textOf('a', [100, 80, 50, 20]),
    textOf('c', [100, 102, 50, 20]),
    textOf('d', [100, 40, 50, 30]),
    textOf('b', [100, 90, 50, 20]),
  );
  expect(places).toEqual([
    'a 100,80,150,100',
    'c 100,102,150,122',
    'd 100,40,150,70',
    'b 100,122,150,142',
  ]);
});

test('what overlaps nothing stays where it is, the others make room for it', () => {
  const { places, moved } = separated(
    textOf('a', [100, 80, 50, 20]),
    textOf('b', [100, 95, 50, 20]),
    textOf('c', [100, 116, 50, 20]),
  );
  expect(places).toEqual(['a 100,80,150,100', 'b 100,60,150,80', 'c 100,116,150,136']);
  expect(moved).toEqual(['b']);
});

test('what lies on something that moves goes with it, ink and all', () => {
  const child = textOf('t', [105, 97, 10, 10], { ink: { x0: 106, y0: 98, x1: 110, y1: 104 } });
  const plane = planeOf('P', [100, 95, 50, 20], {}, { children: [child] });
  const { form } = separated(textOf('a', [100, 80, 50, 20]), plane);
  const [moved] = form.items[1]?.children ?? [];
  expect([moved?.box, moved?.ink]).toEqual([
    { x0: 105, y0: 102, x1: 115, y1: 112 },
    { x0: 106, y0: 103, x1: 110, y1: 109 },
  ]);
});

test('a plane grows where what lies on it needs the room', () => {
  const children = [textOf('a', [10, 10, 30, 10]), textOf('b', [10, 12, 30, 10])];
  const edge = { width: 2, color: '#000000', style: 'solid' } as const;
  const borders = { top: edge, right: edge, bottom: edge, left: edge };
  const plane = planeOf('P', [8, 8, 34, 16], { borders }, { children });
  const { form, places, moved } = separated(plane);
  expect(places).toEqual(['P 8,8,42,32']);
  expect(form.items[0]?.ink).toEqual(form.items[0]?.box);
  expect(form.items[0]?.children.map(placeOf)).toEqual(['a 10,10,40,20', 'b 10,20,40,30']);
  expect(moved).toEqual(['b']);
});

test('whatever overlaps stands apart afterwards, and what did not is where it was', () => {
  const texts = array(tuple(integer({ min: 0, max: 250 }), integer({ min: 0, max: 180 })), {
    minLength: 1,
    maxLength: 12,
  }).map((places) => places.map(([x, y], at) => textOf(`t${at}`, [x, y, 50, 20])));
  assert(
    property(texts, (items) => {
      const { form, moved } = separated(...items);
      expect(separateOverlaps.check?.(form)).toEqual([]);
      const stayed = form.items.filter((item, at) => item === items[at]).map(({ id }) => id);
      expect([...stayed, ...moved].toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    }),
  );
});
