import { expect, test } from 'vitest';
import { partBarPlace } from '../../src/editor/canvas/text/part-bar-place';

const BAR = { width: 100, height: 40 };
const ROOM = { width: 600, height: 400 };

/** A text of so many lines, 20 px high, with a part in one of them. */
function placed(top: number, lines: number, line: number, foot?: number) {
  const of = (at: number) => ({ x: 100, y: top + at * 20, width: 300, height: 20 });
  return partBarPlace({
    bar: BAR,
    words: { ...of(line), x: 200, width: 60 },
    lines: Array.from({ length: lines }, (_, at) => of(at)),
    room: ROOM,
    foot,
  });
}

test('stands above the whole text, in the middle of the part', () => {
  expect(placed(100, 1, 0)).toEqual({ x: 180, y: 52 });
  expect(placed(100, 5, 4)).toEqual({ x: 180, y: 52 });
});

test('stands at the foot of a phone, unless the text is there', () => {
  expect(placed(100, 1, 0, 300)).toEqual({ x: 250, y: 300 });
  expect(placed(290, 2, 0, 300)).toEqual({ x: 180, y: 242 });
});

test('stands below the whole text where there is no room above', () => {
  expect(placed(30, 5, 4)).toEqual({ x: 180, y: 138 });
  expect(placed(30, 5, 0)).toEqual({ x: 180, y: 138 });
});

test('covers as little as can be where the text fills the canvas, and never the part', () => {
  // At the upper edge, where only the first lines of the text begin.
  expect(placed(20, 18, 9).y).toBe(8);
  // The part itself is at that edge.
  expect(placed(-40, 30, 2).y).toBeGreaterThanOrEqual(20);
});

test('stays within the canvas', () => {
  const line = { x: 560, y: 100, width: 30, height: 20 };
  expect(partBarPlace({ bar: BAR, words: line, lines: [line], room: ROOM }).x).toBe(492);
  const first = { ...line, x: 0 };
  expect(partBarPlace({ bar: BAR, words: first, lines: [first], room: ROOM }).x).toBe(8);
});
