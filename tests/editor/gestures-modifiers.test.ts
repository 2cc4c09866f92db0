import { describe, expect, test } from 'vitest';
import type { Handle } from '../../src/scene/operations/resize';
import type { Rect } from '../../src/scene/geometry';
import type { SceneElement } from '../../src/scene/scene';
import { driver, element, NOW_MS } from './gesture-driver';

const NAME = element('name', { type: 'name', x: 50, y: 40 });
const TITLE = element('title', { type: 'title', x: 200, y: 80 });
const PINNED = element('pinned', { type: 'line', x: 50, y: 200, locked: true });
const PLANE = element('plane', { type: 'rectangle', x: 100, y: 80, width: 120, height: 60 });

describe('Shift in a drag', () => {
  test('keeps to the axis that has gone further, as long as it is held', () => {
    const pointer = driver([NAME]).press('name').move(30, 10).hold({ shift: true });
    expect(pointer.draft).toMatchObject({ dx: 30, dy: 0 });
    expect(pointer.move(0, 40).draft).toMatchObject({ dx: 0, dy: 50 });
    expect(pointer.hold({ shift: false }).draft).toMatchObject({ dx: 30, dy: 50 });
  });

  test('lets nothing snap on the other axis', () => {
    const pointer = driver([NAME, element('near', { x: 300, y: 44 })], { snaps: true });
    expect(pointer.press('name').hold({ shift: true }).move(90, 1).draft).toMatchObject({ dy: 0 });
  });
});

describe('Alt in a drag', () => {
  const copy = `name-${NOW_MS}`;

  test('drags a duplicate', () => {
    const pointer = driver([NAME, TITLE]).press('name').hold({ alt: true }).move(30, 70);
    const action = {
      type: 'scene/elementsDuplicated',
      copies: { name: copy },
      dx: 30,
      dy: 70,
    };
    expect(pointer.draft).toEqual(action);
    expect(pointer.release().commits).toEqual([action]);
  });

  test('counts when it is held at the drop: let go before, it is a move', () => {
    const pointer = driver([NAME]).press('name').move(30, 70).hold({ alt: true });
    expect(pointer.draft).toMatchObject({ type: 'scene/elementsDuplicated' });
    pointer.hold({ alt: false }).release();
    expect(pointer.commits).toMatchObject([{ type: 'scene/elementsMoved', ids: ['name'] }]);
  });

  test('duplicates all that is selected, locked ones too', () => {
    const pointer = driver([NAME, PINNED], { selection: ['name', 'pinned'] }).press('name');
    expect(pointer.hold({ alt: true }).move(30, 70).draft).toMatchObject({
      copies: { name: copy, pinned: `line-${NOW_MS}` },
    });
  });

  test('may snap to the original', () => {
    const pointer = driver([NAME], { snaps: true }).press('name').hold({ alt: true }).move(5, 100);
    expect(pointer.draft).toMatchObject({ dx: 0, dy: 100 });
    expect(pointer.lines).toEqual(['x = 50', 'x = 150']);
    expect(pointer.measures).toEqual([70]);
  });

  test('and Escape leave nothing', () => {
    const pointer = driver([NAME]).press('name').hold({ alt: true }).move(30, 70).escape();
    expect([pointer.draft, pointer.release().commits]).toEqual([null, []]);
  });
});

describe('a resize', () => {
  test.each<[Handle, number, number, Rect]>([
    ['se', 60, 10, { x: 100, y: 80, width: 180, height: 90 }],
    ['nw', -20, -30, { x: 40, y: 50, width: 180, height: 90 }],
    ['e', 60, 50, { x: 100, y: 65, width: 180, height: 90 }],
    ['n', 50, -30, { x: 70, y: 50, width: 180, height: 90 }],
  ])('by %s with Shift keeps the aspect', (handle, dx, dy, expected) => {
    expect(boxAfter(PLANE, handle, dx, dy, { shift: true })).toEqual(expected);
  });

  test.each<[Handle, number, number, Rect]>([
    ['se', 30, 10, { x: 70, y: 70, width: 180, height: 80 }],
    ['w', -30, 10, { x: 70, y: 80, width: 180, height: 60 }],
    ['nw', 30, 10, { x: 130, y: 90, width: 60, height: 40 }],
  ])('by %s with Alt keeps the center', (handle, dx, dy, expected) => {
    expect(boxAfter(PLANE, handle, dx, dy, { alt: true })).toEqual(expected);
  });

  test('takes both together', () => {
    const expected = { x: 70, y: 65, width: 180, height: 90 };
    expect(boxAfter(PLANE, 'se', 30, 0, { shift: true, alt: true })).toEqual(expected);
  });

  test('follows keys that are pressed and released while the pointer rests', () => {
    const pointer = driver([PLANE]).pressHandle('plane', 'se').move(60, 10);
    const box = () => (pointer.draft?.type === 'scene/elementsResized' ? pointer.draft.boxes : {});
    expect(box()).toMatchObject({ plane: { width: 180, height: 70 } });
    pointer.hold({ shift: true });
    expect(box()).toMatchObject({ plane: { width: 180, height: 90 } });
    pointer.hold({ shift: false });
    expect(box()).toMatchObject({ plane: { width: 180, height: 70 } });
  });

  test.each<[string, Handle, { shift?: boolean; alt?: boolean }]>([
    ['about the center', 'se', { alt: true }],
    ['in its aspect', 'nw', { shift: true }],
    ['in its aspect to both sides', 's', { shift: true }],
  ])('%s stops at the corner of the frame', (_, handle, keys) => {
    const far = handle === 'nw' ? -900 : 900;
    const box = boxAfter(PLANE, handle, far, far, keys);
    expect(Math.min(box?.x ?? -1, box?.y ?? -1)).toBeGreaterThanOrEqual(0);
    expect(box?.x === 0 || box?.y === 0).toBe(true);
  });

  test('of a text by its side leaves the height alone', () => {
    expect(boxAfter(NAME, 'e', 40, 0, { shift: true })).toMatchObject({ width: 140, height: 30 });
  });
});

function boxAfter(
  from: SceneElement,
  handle: Handle,
  dx: number,
  dy: number,
  keys: { shift?: boolean; alt?: boolean },
): Rect | undefined {
  const pointer = driver([from]).pressHandle(from.id, handle).hold(keys).move(dx, dy).release();
  const [action] = pointer.commits;
  return action?.type === 'scene/elementsResized' ? action.boxes[from.id] : undefined;
}
