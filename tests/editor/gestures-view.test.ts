import { expect, test } from 'vitest';
import { caretRoom } from '../../src/editor/commands/views/column';
import { rulerTicks } from '../../src/editor/gestures/ruler-ticks';
import {
  canvasSize,
  keepMiddle,
  panFromEdge,
  panToCaret,
  panToShow,
  toScene,
  toScreen,
} from '../../src/editor/gestures/viewport';

const VIEW = { zoom: 2, panX: 40, panY: 30 };

test('points and boxes go from the screen to the canvas and back', () => {
  expect(toScene({ x: 140, y: 70 }, VIEW)).toEqual({ x: 50, y: 20 });
  const box = { x: 50, y: 20, width: 100, height: 30 };
  expect(toScreen(box, VIEW)).toEqual({ x: 140, y: 70, width: 200, height: 60 });
});

test('the canvas is its column at 100 %, and at least 800 x 600', () => {
  expect(canvasSize({ width: 640, height: 900 })).toEqual({ width: 800, height: 900 });
});

test('a ruler has a tick at each step that its length shows', () => {
  const ticks = rulerTicks(200, 50, 1, 48);
  expect(ticks.map(({ unit }) => unit)).toEqual([0, 50, 100, 150]);
  expect(ticks.map(({ at }) => at)).toEqual([48, 98, 148, 198]);
});

test('it follows zoom and pan, to numbers below 0 as well', () => {
  const ticks = rulerTicks(100, 30, 2, 70);
  expect(ticks.map(({ unit, at }) => [unit, at])).toEqual([
    [-30, 10],
    [0, 70],
  ]);
});

test('its numbers keep apart where ticks crowd, and stay round', () => {
  const named = rulerTicks(300, 50, 0.5, 0).filter(({ isNamed }) => isNamed);
  expect(named.map(({ unit }) => unit)).toEqual([0, 100, 200, 300, 400, 500, 600]);
  const small = rulerTicks(300, 50, 0.25, 0).filter(({ isNamed }) => isNamed);
  expect(small.map(({ unit }) => unit)).toEqual([0, 200, 400, 600, 800, 1000, 1200]);
});

test('a box out of sight is brought into view, no further than needed', () => {
  const view = { zoom: 1, panX: 0, panY: 0 };
  const column = { width: 500, height: 400 };
  const show = (x: number, y: number) => panToShow({ x, y, width: 100, height: 30 }, view, column);
  expect(show(50, 50)).toEqual(view);
  expect(show(600, 50)).toEqual({ zoom: 1, panX: -232, panY: 0 });
  expect(show(50, -100)).toEqual({ zoom: 1, panX: 0, panY: 132 });
});

test('what just fits into the column is shown whole', () => {
  const wide = { x: -20, y: 50, width: 380, height: 30 };
  expect(panToShow(wide, { zoom: 1, panX: 0, panY: 0 }, { width: 400, height: 300 }).panX).toBe(30);
});

const caret = (x: number, y: number) => ({ x, y, width: 0, height: 16 });

test('a caret out of sight is brought into the part of the canvas that is free, however small that is', () => {
  const view = { zoom: 2, panX: 10, panY: 20 };
  const room = { x: 20, y: 20, width: 400, height: 300 };
  expect(panToCaret(caret(100, 100), room, view)).toEqual(view);
  expect(panToCaret(caret(500, 100), room, view)).toEqual({ ...view, panX: 10 - 112 });
  expect(panToCaret(caret(0, 330), room, view)).toEqual({ zoom: 2, panX: 62, panY: 20 - 58 });
  const low = { ...room, height: 20 };
  expect(panToCaret(caret(100, 100), low, view), 'in its middle').toEqual({ ...view, panY: -58 });
});

test('a caret is seen beside the rulers, above the toolbar and above a keyboard', () => {
  const canvas = { x: 260, y: 56, width: 880, height: 844 };
  const page = { x: 0, y: 0, width: 1440, height: 900 };
  expect(caretRoom(canvas, page)).toEqual({ x: 20, y: 20, width: 860, height: 760 });
  const covered = { ...page, y: 100, height: 400 };
  expect(caretRoom(canvas, covered)).toEqual({ x: 20, y: 44, width: 860, height: 400 });
});

test('a drag at the edge moves the view on, as far as the canvas goes', () => {
  const view = { zoom: 1, panX: 0, panY: 0 };
  const column = { width: 500, height: 400 };
  const at = (x: number, y: number, from = view) => panFromEdge({ x, y }, from, column);
  expect(at(250, 200), 'not in the middle').toBe(view);
  expect(at(484, 200)).toEqual({ ...view, panX: -6 });
  expect(at(600, 200), 'faster outside').toEqual({ ...view, panX: -12 });
  expect(at(484, 396)).toEqual({ ...view, panX: -6, panY: -11 });
  expect(at(0, 200, { ...view, panX: 26 }), 'up to the margin').toEqual({ ...view, panX: 32 });
  const shown = { ...view, panX: 40 };
  expect(at(0, 200, shown)).toBe(shown);
});

test('the middle of the canvas stays where it is while its column grows and shrinks', () => {
  const view = { zoom: 0.8, panX: 26, panY: 200 };
  const [before, after] = [
    { width: 390, height: 700 },
    { width: 390, height: 354 },
  ];
  const low = keepMiddle(view, before, after);
  expect(low).toEqual({ zoom: 0.8, panX: 26, panY: 27 });
  expect(keepMiddle(low, after, before)).toEqual(view);
});

test('a column that gets its size in steps ends at the same view as one that gets it at once', () => {
  const view = { zoom: 0.8, panX: 26, panY: 200 };
  const heights = [700, 697, 694, 691, 348.640625];
  const sizes = heights.map((height) => ({ width: 390, height }));
  const [first, last] = [sizes.at(0), sizes.at(-1)];
  if (first === undefined || last === undefined) throw new Error('No sizes');
  const inSteps = sizes.reduce(
    ({ shown, size }, next) => ({ shown: keepMiddle(shown, size, next), size: next }),
    { shown: view, size: first },
  );
  expect(inSteps.shown).toEqual(keepMiddle(view, first, last));
});
