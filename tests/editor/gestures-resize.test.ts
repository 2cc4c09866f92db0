import { describe, expect, test } from 'vitest';
import { handleSpots } from '../../src/editor/gestures/handle-spots';
import { handlesOf } from '../../src/editor/gestures/resize';
import { HANDLES, type Handle } from '../../src/scene/operations/resize';
import type { Rect } from '../../src/scene/geometry';
import type { SceneElement } from '../../src/scene/scene';
import { driver, element } from './gesture-driver';

const BOX = { x: 100, y: 80, width: 120, height: 60 };
const PLANE = element('plane', { type: 'rectangle', ...BOX });
const LOGO = element('logo', { type: 'logo', ...BOX });
const NAME = element('name', { type: 'name', x: 50, y: 40 });
const LINE = element('line', { type: 'line', x: 40, y: 40, width: 100, height: 2 });

test.each<[Handle, readonly [number, number, number, number]]>([
  ['nw', [110, 85, 110, 55]],
  ['n', [100, 85, 120, 55]],
  ['ne', [100, 85, 130, 55]],
  ['e', [100, 80, 130, 60]],
  ['se', [100, 80, 130, 65]],
  ['s', [100, 80, 120, 65]],
  ['sw', [110, 80, 110, 65]],
  ['w', [110, 80, 110, 60]],
])('handle %s follows the pointer, the opposite edges stay', (handle, [x, y, width, height]) => {
  const pointer = driver([PLANE], { selection: ['plane'] })
    .pressHandle('plane', handle)
    .move(10, 5);
  const action = { type: 'scene/elementsResized', boxes: { plane: { x, y, width, height } } };
  expect(pointer.gesture).toBe('resizing');
  expect(pointer.draft).toEqual(action);
  expect(pointer.release().commits).toEqual([action]);
  expect(pointer.selection).toEqual(['plane']);
});

describe('a resize', () => {
  test.each<[Handle, number, number, object]>([
    ['se', -500, -500, { x: 100, y: 80, width: 20, height: 10 }],
    ['nw', 500, 500, { x: 200, y: 130, width: 20, height: 10 }],
  ])('by %s stops at 20 x 10', (handle, dx, dy, expected) => {
    expect(boxAfter(PLANE, handle, dx, dy)).toEqual(expected);
  });

  test('does not reach beyond the left and top edge of the frame', () => {
    const expected = { x: 0, y: 0, width: 220, height: 140 };
    expect(boxAfter(PLANE, 'nw', -500, -500)).toEqual(expected);
  });

  test('stops at the greatest size that a field takes', () => {
    const expected = { x: 100, y: 80, width: 800, height: 600 };
    expect(boxAfter(PLANE, 'se', 5000, 5000)).toEqual(expected);
  });

  test('keeps to whole units', () => {
    const expected = { x: 100, y: 80, width: 130, height: 63 };
    expect(boxAfter(PLANE, 'se', 10.4, 2.6)).toEqual(expected);
  });

  test('back to the start leaves nothing', () => {
    const pointer = driver([LOGO]).pressHandle('logo', 'se').move(30, 0).move(-30, 0);
    expect(pointer.draft).toBeNull();
    expect(pointer.release().commits).toEqual([]);
  });

  test('of a text sets the width at which it wraps', () => {
    const pointer = driver([NAME]).pressHandle('name', 'e').move(40, 12).release();
    const boxes = { name: { x: 50, y: 40, width: 140, height: 30 } };
    expect(pointer.commits).toEqual([{ type: 'scene/elementsResized', boxes, wrap: true }]);
  });

  test('of texts alone sets in proportion the widths at which they wrap', () => {
    const texts = [
      element('label', { x: 0, y: 10, width: 40 }),
      element('value', { x: 50, y: 10, width: 100 }),
      element('below', { x: 0, y: 50, width: 150, wrap: true }),
    ];
    expect(handlesOf(texts)).toBe('sides');
    const selection = texts.map(({ id }) => id);
    const { commits } = driver(texts, { selection }).pressHandle(null, 'e').move(75, 30).release();
    const boxes = {
      label: { x: 0, y: 10, width: 60, height: 30 },
      value: { x: 75, y: 10, width: 150, height: 30 },
      below: { x: 0, y: 50, width: 225, height: 30 },
    };
    expect(commits).toEqual([{ type: 'scene/elementsResized', boxes, wrap: true }]);
  });

  test('of a picture keeps its ratio at the corners, unless Shift or the visitor frees it', () => {
    expect(boxAfter(LOGO, 'se', 60, 10)).toMatchObject({ width: 180, height: 90 });
    expect(boxAfter(LOGO, 'e', 60, 10)).toMatchObject({ width: 180, height: 60 });
    const free = driver([LOGO]).hold({ shift: true }).pressHandle('logo', 'se', { shift: true });
    expect(free.move(60, 10).draft).toMatchObject({ boxes: { logo: { width: 180, height: 70 } } });
    const freed = { ...LOGO, freeRatio: true };
    expect(boxAfter(freed, 'se', 60, 10)).toMatchObject({ width: 180, height: 70 });
  });

  test('of a hairline keeps it one px thin', () => {
    const hair = element('hair', { type: 'vertical-line', x: 40, y: 40, width: 1, height: 80 });
    expect(boxAfter(hair, 's', 9, 40)).toMatchObject({ width: 1, height: 120 });
    expect(boxAfter(hair, 'se', 9, 40)).toMatchObject({ width: 1, height: 120 });
  });

  test('of a line keeps its thickness until that is drawn out', () => {
    expect(boxAfter(LINE, 'e', 50, 30)).toMatchObject({ width: 150, height: 2 });
    expect(boxAfter(LINE, 'se', 50, 3)).toMatchObject({ width: 150, height: 2 });
    expect(boxAfter(LINE, 'ne', 0, -7), 'as thin as before').toBeNull();
    expect(boxAfter(LINE, 's', 0, -30), 'no thinner').toBeNull();
    expect(boxAfter(LINE, 's', 0, 9)).toMatchObject({ height: 11 });
  });
});

const MOUSE = { grip: 16, off: 0 };
const FINGER = { grip: 44, off: 10 };

describe('handles', () => {
  test('stand on the corners and edges of the box', () => {
    const spots = Object.fromEntries(
      handleSpots(BOX, 'all', MOUSE).map(({ handle, at }) => [handle, at]),
    );
    expect(Object.keys(spots).toSorted()).toEqual(HANDLES.toSorted());
    expect(spots['nw']).toEqual({ x: 100, y: 80 });
    expect(spots['se']).toEqual({ x: 220, y: 140 });
    expect(spots['n']).toEqual({ x: 160, y: 80 });
  });

  test('of a text stand at its sides only', () => {
    expect(handleSpots(BOX, 'sides', MOUSE).map(({ handle }) => handle)).toEqual(['e', 'w']);
    expect(handleSpots(BOX, 'none', MOUSE)).toEqual([]);
  });

  test('take a finger beside the box, and leave it room to drag the box', () => {
    expect(grips(BOX)['e']).toEqual({ x: 208, y: 88, width: 44, height: 44 });
    expect(grips({ ...BOX, width: 40 })['e']).toMatchObject({ x: 130, width: 44 });
    expect(grips({ ...BOX, width: 40 })['w']).toMatchObject({ x: 66, width: 44 });
    expect(grips(BOX)['nw']).toEqual({ x: 68, y: 48, width: 44, height: 44 });
  });

  test('of a finger hide nothing of the box', () => {
    for (const { at } of handleSpots({ ...BOX, height: 16 }, 'sides', FINGER)) {
      expect(Math.min(Math.abs(at.x - 100), Math.abs(at.x - 220))).toBe(10);
      expect(at.x < 100 || at.x > 220).toBe(true);
    }
  });

  test('of a thin line stand apart, around its middle', () => {
    const ys = handleSpots({ x: 0, y: 50, width: 100, height: 2 }, 'all', MOUSE).map(
      ({ at }) => at.y,
    );
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([37, 65]);
  });
});

/** The box of an element once one of its handles was dragged; null when nothing came of it. */
function boxAfter(from: SceneElement, handle: Handle, dx: number, dy: number): Rect | null {
  const [action] = driver([from]).pressHandle(from.id, handle).move(dx, dy).release().commits;
  return action?.type === 'scene/elementsResized' ? (action.boxes[from.id] ?? null) : null;
}

/** What a finger can take hold of around a box, by handle. */
function grips(box: Rect): Readonly<Record<string, Rect>> {
  return Object.fromEntries(
    handleSpots(box, 'all', FINGER).map(({ handle, grip }) => [handle, grip]),
  );
}
