import { describe, expect, test } from 'vitest';
import { checkApart, checkItems } from '../../../src/export/items/item-form';
import type { Item } from '../../../src/export/items/item';
import { formOf, planeOf, textOf } from '../../helpers/pass-forms';

/* Checks of what passes promise: each is made to find something. */

const PAGE = { x0: 0, y0: 0, x1: 100, y1: 100 };

describe('of each item', () => {
  const item = textOf('a', [10, 10, 20, 20]);

  test.each<[string, Partial<Item>, readonly string[]]>([
    ['nothing is wrong', {}, []],
    ['ink may fill its box', { ink: item.box }, []],
    [
      'no width is found',
      { box: boxOf(10, 10, 10, 30), ink: boxOf(10, 10, 10, 30) },
      ['has no area'],
    ],
    ['half a px is found', { box: boxOf(9.5, 10, 30, 30) }, ['is off the px']],
    ['ink past its box is found', { ink: boxOf(10, 10, 31, 30) }, ['has ink outside its box']],
  ])('%s', (_, rest, problems) => {
    expect(problemsOf(checkItems, { ...item, ...rest })).toEqual(
      problems.map((problem) => `item a: ${problem}`),
    );
  });
});

describe('of items that must stand apart', () => {
  test('neighbors that touch do', () => {
    expect(
      problemsOf(checkApart, textOf('a', [0, 0, 10, 10]), textOf('b', [10, 0, 10, 10])),
    ).toEqual([]);
  });

  test('those that overlap are found', () => {
    const items = [textOf('a', [0, 0, 10, 10]), textOf('b', [9, 9, 10, 10])];
    expect(problemsOf(checkApart, ...items)).toEqual(['items a and b overlap']);
  });

  test('those on the same plane are found, too', () => {
    const children = [textOf('a', [0, 0, 10, 10]), textOf('b', [9, 9, 10, 10])];
    const plane = planeOf('P', [0, 0, 50, 50], {}, { children });
    expect(problemsOf(checkApart, plane)).toEqual(['items a and b overlap']);
  });

  test('what lies on the border of its plane is found', () => {
    const borders = { left: { width: 2, color: '#000000', style: 'solid' } } as const;
    const within = planeOf(
      'P',
      [0, 0, 50, 50],
      { borders },
      { children: [textOf('a', [2, 0, 9, 9])] },
    );
    expect(problemsOf(checkApart, within)).toEqual([]);
    const beyond = { ...within, children: [textOf('a', [1, 0, 9, 9])] };
    expect(problemsOf(checkApart, beyond)).toEqual(['item a reaches out of P']);
  });

  test('what lies on nothing may stand anywhere', () => {
    expect(problemsOf(checkApart, textOf('a', [-50, -50, 10, 10]))).toEqual([]);
  });
});

function problemsOf(check: typeof checkItems, ...items: readonly Item[]): readonly string[] {
  return check(formOf(items, PAGE));
}

function boxOf(x0: number, y0: number, x1: number, y1: number) {
  return { x0, y0, x1, y1 };
}
