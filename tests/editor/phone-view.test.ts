import { describe, expect, test } from 'vitest';
import { footBarPlace, viewInColumn } from '../../src/editor/commands/views/column';
import { panAbove } from '../../src/editor/gestures/bar-place';
import { numbersPlace } from '../../src/editor/gestures/numbers-place';
import { measureLabel } from '../../src/editor/gestures/snap/measure-label';
import { outside } from '../../src/editor/gestures/snap/outside';
import { betweenViews, croppingView, writingView } from '../../src/editor/gestures/writing-view';
import { startView } from '../../src/editor/gestures/start-view';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { grownFrame } from '../../src/scene/frame';
import { element } from './gesture-driver';

const FITTED = { zoom: 0.59, panX: 30, panY: 300 };
const ROOM = { x: 20, y: 20, width: 370, height: 500 };
const TEXT = { x: 100, y: 50, width: 80, height: 20 };

describe('the view in which a picture is cropped', () => {
  const photo = { x: 20, y: 10, width: 60, height: 60 };

  test('shows a small picture large enough for fingers, whole in the room', () => {
    const { zoom, panX, panY } = croppingView(photo, FITTED, ROOM);
    expect(photo.width * zoom).toBeGreaterThanOrEqual(140);
    expect(photo.x * zoom + panX).toBeGreaterThanOrEqual(ROOM.x);
    expect((photo.x + photo.width) * zoom + panX).toBeLessThanOrEqual(ROOM.x + ROOM.width);
    expect(photo.y * zoom + panY).toBeGreaterThanOrEqual(ROOM.y);
    expect(croppingView({ ...photo, width: 8 }, FITTED, ROOM).zoom).toBe(3);
  });

  test('is the view as it is where the picture is large enough', () => {
    expect(croppingView({ x: 0, y: 0, width: 400, height: 300 }, FITTED, ROOM)).toBe(FITTED);
  });

  test('leaves room for its bar above the lowest row of buttons, or in the place of the only one', () => {
    const bar = { width: 300, height: 100 };
    expect(footBarPlace({ width: 390, height: 720 }, bar)).toEqual({ x: 45, y: 548 });
    expect(footBarPlace({ width: 390, height: 350 }, bar)).toEqual({ x: 45, y: 238 });
  });
});

describe('the view in which a text is written', () => {
  test('shows its letters at 16 px at least, and no larger than twice', () => {
    for (const letters of [8, 10, 12, 14, 18, 24]) {
      const { zoom } = writingView(TEXT, letters, FITTED, ROOM);
      expect(zoom).toBeLessThanOrEqual(2);
      expect(letters * zoom).toBeGreaterThanOrEqual(Math.min(16, letters * 2));
    }
  });

  test('shows the text whole in the upper half of the room, where it fits', () => {
    const { zoom, panX, panY } = writingView(TEXT, 12, FITTED, ROOM);
    const [left, top] = [TEXT.x * zoom + panX, TEXT.y * zoom + panY];
    expect(left).toBeGreaterThanOrEqual(ROOM.x);
    expect(left + TEXT.width * zoom).toBeLessThanOrEqual(ROOM.x + ROOM.width);
    expect(top).toBeGreaterThanOrEqual(ROOM.y);
    expect(top + TEXT.height * zoom).toBeLessThanOrEqual(ROOM.y + ROOM.height / 2);
  });

  test('is the view as it is where letters are large enough', () => {
    expect(writingView(TEXT, 40, FITTED, ROOM)).toBe(FITTED);
    const near = { zoom: 3, panX: 0, panY: 0 };
    expect(writingView(TEXT, 4, near, ROOM)).toBe(near);
  });

  test('is reached along a straight way', () => {
    const to = { zoom: 1, panX: 10, panY: 100 };
    expect(betweenViews(FITTED, to, 0)).toEqual(FITTED);
    expect(betweenViews(FITTED, to, 0.5)).toMatchObject({ panX: 20, panY: 200 });
  });

  test('gives way to the fitted one, in whatever column that is then', () => {
    const scene = { ...EMPTY_SCENE, elements: [element('words', { x: 20, y: 20 })] };
    const [before, now] = [
      { width: 390, height: 720 },
      { width: 764, height: 342 },
    ];
    const fit = (column: typeof before) =>
      startView({ frame: grownFrame(scene), content: scene.elements }, column);
    const room = (column: typeof before) => ({ column, hasRulers: true });
    const fitted = { view: fit(before), room: room(before), scene };
    expect(viewInColumn(fitted, scene, room(now))).toEqual(fit(now));
    const view = { zoom: 1.3, panX: 0, panY: 0 };
    expect(viewInColumn({ view, room: room(before), scene }, scene, room(before))).toEqual(view);
  });
});

describe('the view with a bar at its foot', () => {
  const bar = { x: 8, y: 600, width: 374, height: 52 };
  const view = { zoom: 1, panX: 0, panY: 0 };

  test('moves up until the selection is above the bar, and not at all where it is', () => {
    expect(panAbove({ x: 20, y: 100, width: 80, height: 20 }, view, bar)).toBe(view);
    const { panY } = panAbove({ x: 20, y: 590, width: 80, height: 20 }, view, bar);
    expect(610 + panY).toBeLessThan(600);
  });

  test('never moves the top of the selection out of sight', () => {
    const { panY } = panAbove({ x: 20, y: 100, width: 80, height: 900 }, view, bar);
    expect(100 + panY).toBeGreaterThanOrEqual(20);
  });
});

describe('a guide', () => {
  const line = { axis: 'x', at: 60, start: 0, end: 600 } as const;

  test('lies outside of the text that is dragged, and of others that it would strike through', () => {
    const other = { x: 300, y: 40, width: 100, height: 40 };
    expect(outside(line, TEXT, [other])).toEqual([
      { ...line, end: 98 },
      { ...line, start: 182, end: 298 },
      { ...line, start: 402 },
    ]);
  });

  test('crosses the card that what is dragged lies on, and stays whole along an edge', () => {
    const card = { x: 0, y: 0, width: 600, height: 200 };
    expect(outside(line, TEXT, [card])).toHaveLength(2);
    expect(outside({ ...line, at: 50 }, TEXT, [])).toEqual([{ ...line, at: 50 }]);
  });

  test('is whole where nothing would be left of it', () => {
    const short = { ...line, start: 110, end: 170 };
    expect(outside(short, TEXT, [])).toEqual([short]);
  });
});

describe('the pill of a drag', () => {
  const canvas = { width: 800, height: 600 };
  const pill = { width: 60, height: 20 };
  const box = { x: 300, y: 200, width: 100, height: 40 };

  test('is below, above a finger', () => {
    expect(numbersPlace(box, pill, [], canvas, false)).toEqual({ x: 350, y: 258 });
    expect(numbersPlace(box, pill, [], canvas, true)).toEqual({ x: 350, y: 182 });
  });

  test('goes to another side of a distance, and further away where all are taken', () => {
    const view = { zoom: 1, panX: 0, panY: 0 };
    const measure = measureLabel({ axis: 'y', at: 340, start: 240, end: 300 }, view);
    expect(measure.words).toBe('60');
    const around = { x: 340, y: 240, width: 60, height: 60 };
    expect(numbersPlace(box, pill, [around], canvas, false).y).toBe(182);
    const all = { x: 200, y: 150, width: 300, height: 140 };
    const { y } = numbersPlace(box, pill, [all], canvas, false);
    expect(y - 10 >= 290 || y + 10 <= 150).toBe(true);
  });

  test('stays on the canvas', () => {
    const low = { ...box, y: 570, height: 20 };
    expect(numbersPlace(low, pill, [], canvas, false).y).toBeLessThan(570);
  });
});
