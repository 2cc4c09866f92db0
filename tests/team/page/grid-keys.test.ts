import { describe, expect, test } from 'vitest';
import { isLetter, movedBy, nextCell } from '../../../src/team/page/people/use-grid';

const SIZE = { rows: 50, columns: 3, page: 10 };
const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

describe('a key in the table leads', () => {
  test.each([
    ['ArrowUp', {}, [9, 1]],
    ['ArrowDown', {}, [11, 1]],
    ['ArrowLeft', {}, [10, 0]],
    ['ArrowRight', {}, [10, 2]],
    ['ArrowDown', { ctrlKey: true }, [49, 1]],
    ['ArrowLeft', { metaKey: true }, [10, -1]],
    ['Home', {}, [10, -1]],
    ['End', {}, [10, 2]],
    ['Home', { ctrlKey: true }, [0, -1]],
    ['End', { ctrlKey: true }, [49, 2]],
    ['PageUp', {}, [0, 1]],
    ['PageDown', {}, [20, 1]],
  ] as const)('%s %j', (key, more, [row, column]) => {
    expect(movedBy(press(key, more), { row: 10, column: 1 }, SIZE)).toEqual({ row, column });
  });

  test('no further than to the edge, and nowhere by others', () => {
    expect(movedBy(press('ArrowUp'), { row: 0, column: -1 }, SIZE)).toEqual({ row: 0, column: -1 });
    expect(movedBy(press('ArrowLeft'), { row: 0, column: -1 }, SIZE)?.column).toBe(-1);
    expect(movedBy(press('ArrowDown'), { row: 0, column: 0 }, { ...SIZE, rows: 0 })?.row).toBe(0);
    expect(movedBy(press('Tab'), { row: 0, column: 0 }, SIZE)).toBeNull();
  });
});

test('the cell after the last one of a row is the first one of the next', () => {
  expect(nextCell({ row: 0, column: 2 }, SIZE, 1)).toEqual({ row: 1, column: 0 });
  expect(nextCell({ row: 1, column: 0 }, SIZE, -1)).toEqual({ row: 0, column: 2 });
  expect(nextCell({ row: 49, column: 2 }, SIZE, 1)).toBeNull();
  expect(nextCell({ row: 0, column: 0 }, SIZE, -1)).toBeNull();
});

test.each([
  ['a', true],
  ['é', true],
  ['😀', true],
  [' ', false],
  ['Enter', false],
])('%j begins a text: %s', (key, begins) => {
  expect(isLetter(press(key))).toBe(begins);
  expect(isLetter(press(key, { ctrlKey: true }))).toBe(false);
});
