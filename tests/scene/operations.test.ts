import { describe, expect, test } from 'vitest';
import { overlaps, type Rect } from '../../src/scene/geometry';
import { freePlace } from '../../src/scene/operations/free-place';
import { clampDrag } from '../../src/scene/operations/move';
import { resizeBox, type Handle, type ResizeOptions } from '../../src/scene/operations/resize';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { definitionOf } from '../../src/scene/registry';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { reduceScene } from '../../src/scene/reduce-scene';
import { copyIds, nextId } from '../../src/scene/element-id';
import { box, get, sceneOf } from './scenes';

const locked = { locked: true };

/** Where something of 100 by 30 goes that has no room below what was there last. */
function nearest(taken: Rect) {
  const above = { x: 0, y: 580, width: 10, height: 10 };
  const size = { width: 100, height: 30 };
  return freePlace(sceneOf(box('a', 0, 0)), size, { taken: [taken], above });
}

describe('adding', () => {
  test('the first goes to the corner of the frame, on the grid', () => {
    const place = freePlace(sceneOf(), { width: 100, height: 30 });
    expect(place).toEqual({ x: 20, y: 20 });
    expect((place.x % SCENE_LIMITS.grid) + (place.y % SCENE_LIMITS.grid)).toBe(0);
  });

  test('sixty additions do not overlap', () => {
    let scene = sceneOf();
    for (let index = 0; index < 60; index++) {
      const place = freePlace(scene, { width: 100, height: 30 });
      const added = box(`text-${index}`, place.x, place.y);
      expect(scene.elements.some((other) => overlaps(other, added))).toBe(false);
      scene = reduceScene(scene, { type: 'scene/elementsAdded', elements: [added] });
    }
    expect(scene.elements).toHaveLength(60);
  });

  test('what finds the first place taken is stacked below what was there last', () => {
    const scene = sceneOf(box('first', 60, 130), box('last', 70, 168, { width: 160 }));
    const size = { width: 100, height: 30 };
    expect(freePlace(scene, size)).toEqual({ x: 70, y: 206 });
    const [above] = scene.elements;
    if (above === undefined) throw new Error('There is nothing above');
    const taken = scene.elements;
    expect(freePlace(scene, size, { taken, above })).toEqual({ x: 60, y: 206 });
  });

  test('nothing covers letters that reach out of their box', () => {
    const scene = sceneOf(box('long', 60, 60));
    const taken = [{ x: 60, y: 60, width: 300, height: 64 }];
    const [above = null] = taken;
    const place = freePlace(scene, { width: 100, height: 30 }, { taken, above });
    expect(place).toEqual({ x: 60, y: 132 });
  });

  test('a size that comes with a place of its own is a size all the same', () => {
    const scene = sceneOf(box('name', 60, 60));
    const size = { x: 0, y: 0, width: 600, height: 120 };
    expect(freePlace(scene, size)).toEqual({ x: 0, y: 98 });
  });

  test('what is as wide as the frame lies within it', () => {
    expect(freePlace(sceneOf(), { width: 600, height: 90 })).toEqual({
      x: 0,
      y: 20,
    });
    const scene = sceneOf(box('name', 80, 60));
    expect(freePlace(scene, { width: 560, height: 90 }).x).toBe(40);
  });

  test.each([
    ['to the left', { x: 115, y: 0, width: 685, height: 600 }, { x: 10, y: 20 }],
    ['to the right', { x: 0, y: 0, width: 150, height: 600 }, { x: 150, y: 20 }],
    ['above', { x: 0, y: 45, width: 800, height: 60 }, { x: 20, y: 10 }],
    ['below', { x: 0, y: 0, width: 800, height: 101 }, { x: 20, y: 110 }],
  ])('where the column is full, the nearest free place is found %s', (_, taken, place) => {
    expect(nearest(taken)).toEqual(place);
  });

  test('the last place at the right is found, and none that is nearer to an edge than a drop may be', () => {
    expect(nearest({ x: 105, y: 0, width: 700, height: 600 })).toEqual({ x: 20, y: 610 });
    expect(nearest({ x: 0, y: 0, width: 650, height: 600 })).toEqual({ x: 650, y: 20 });
    expect(nearest({ x: 0, y: 0, width: 651, height: 600 })).toEqual({ x: 20, y: 610 });
  });

  test('where the whole canvas is taken, the place is below everything', () => {
    const scene = sceneOf(box('all', 0, 0, { width: 800, height: 600 }));
    expect(freePlace(scene, { width: 100, height: 30 })).toEqual({ x: 20, y: 610 });
  });

  test('an element whose id is taken, and all beyond the thousandth, are left out', () => {
    const many = Array.from({ length: 1200 }, (_, index) => box(`text-${index % 1100}`, 0, 0));
    const scene = reduceScene(sceneOf(), { type: 'scene/elementsAdded', elements: many });
    expect(scene.elements).toHaveLength(1000);
  });

  test('ids are type and time, one ms later where that is taken', () => {
    expect(nextId('name', 1_700_000_000_000, new Set())).toBe('name-1700000000000');
    expect(nextId('name', 5, new Set(['name-5', 'name-6']))).toBe('name-7');
    const copies = copyIds([box('a', 0, 0), box('b', 0, 0)], 5, new Set());
    expect(copies).toEqual({ a: 'text-5', b: 'text-6' });
  });
});

test.each([
  [100, 0],
  [-100, 0],
  [0, 30],
  [0, -30],
])('boxes that touch do not overlap: %d, %d apart', (x, y) => {
  const a = box('a', 0, 0);
  expect(overlaps(a, box('b', x, y))).toBe(false);
  expect(overlaps(a, box('b', x - Math.sign(x), y - Math.sign(y)))).toBe(true);
});

test('what is reset has the size of its type', () => {
  const scene = sceneOf(box('a', 0, 0, { type: 'qr', width: 50, height: 40 }));
  const after = reduceScene(scene, { type: 'scene/elementsReset', ids: ['a'] });
  const { width, height } = definitionOf('qr').defaults;
  expect(get(after, 'a')).toMatchObject({ width, height });
});

test('shapes may be as thin as a hair', () => {
  const scene = sceneOf(box('a', 10, 10, { type: 'line' }));
  const boxes = { a: { x: 0, y: 0, width: 0, height: 0 } };
  const thin = reduceScene(scene, { type: 'scene/elementsResized', boxes });
  expect(thin.elements[0]).toMatchObject({ width: 1, height: 1 });
});

describe('moving', () => {
  test.each([
    ['within the canvas', [100, 100], [20, 30], [20, 30]],
    ['past the left and top', [100, 100], [-500, -500], [-90, -90]],
    ['past the right and bottom', [100, 100], [900, 900], [550, 420]],
    ['by fractions', [100, 100], [1.6, -1.4], [2, -1]],
  ])('a drag %s is clamped', (_name, [x = 0, y = 0], [dx = 0, dy = 0], [ex, ey]) => {
    const canvas = { width: 800, height: 600 };
    expect(clampDrag([box('a', x, y)], { x: dx, y: dy }, canvas)).toEqual({ x: ex, y: ey });
  });

  test('a canvas smaller than 800 x 600 counts as that, a larger one as it is', () => {
    const far = { x: 9000, y: 9000 };
    expect(clampDrag([box('a', 0, 0)], far, { width: 300, height: 300 })).toEqual({
      x: 650,
      y: 520,
    });
    expect(clampDrag([box('a', 0, 0)], far, { width: 1000, height: 900 })).toEqual({
      x: 850,
      y: 820,
    });
  });

  test('a selection moves by one offset', () => {
    const boxes = [box('a', 30, 30), box('b', 200, 100)];
    expect(clampDrag(boxes, { x: -100, y: -5 }, { width: 800, height: 600 })).toEqual({
      x: -20,
      y: -5,
    });
  });

  test('a move stops where the first of the selection meets 0; locked ones stay and do not count', () => {
    const scene = sceneOf(box('a', 30, 30), box('b', 200, 100), box('c', 5, 5, locked));
    const moved = reduceScene(scene, {
      type: 'scene/elementsMoved',
      ids: ['a', 'b', 'c'],
      dx: -100,
      dy: 10,
    });
    expect(moved.elements.map(({ x, y }) => [x, y])).toEqual([
      [0, 40],
      [170, 110],
      [5, 5],
    ]);
  });

  test('places of their own are made legal, and locked ones keep theirs', () => {
    const scene = sceneOf(box('a', 30, 30), box('b', 5, 5, locked));
    const places = { a: { x: -5, y: 12.6 }, b: { x: 9, y: 9 }, gone: { x: 1, y: 1 } };
    const placed = reduceScene(scene, { type: 'scene/elementsPlaced', places });
    expect(get(placed, 'a')).toMatchObject({ x: 0, y: 13, width: 100, height: 30 });
    expect(get(placed, 'b')).toMatchObject({ x: 5, y: 5 });
  });
});

describe('resizing', () => {
  const start: Rect = { x: 100, y: 100, width: 100, height: 50 };
  test.each<[Handle, number, number, ResizeOptions, Rect]>([
    ['se', 20, 10, {}, { x: 100, y: 100, width: 120, height: 60 }],
    ['nw', 20, 10, {}, { x: 120, y: 110, width: 80, height: 40 }],
    ['ne', 20, 10, {}, { x: 100, y: 110, width: 120, height: 40 }],
    ['sw', 20, 10, {}, { x: 120, y: 100, width: 80, height: 60 }],
    ['e', 20, 10, {}, { x: 100, y: 100, width: 120, height: 50 }],
    ['w', 20, 10, {}, { x: 120, y: 100, width: 80, height: 50 }],
    ['n', 20, 10, {}, { x: 100, y: 110, width: 100, height: 40 }],
    ['s', 20, 10, {}, { x: 100, y: 100, width: 100, height: 60 }],
    ['se', -500, -500, {}, { x: 100, y: 100, width: 20, height: 10 }],
    ['nw', 500, 500, {}, { x: 180, y: 140, width: 20, height: 10 }],
    ['se', 5000, 5000, {}, { x: 100, y: 100, width: 800, height: 600 }],
    ['se', 100, 0, { keepAspect: true }, { x: 100, y: 100, width: 200, height: 100 }],
    ['s', 0, 50, { keepAspect: true }, { x: 50, y: 100, width: 200, height: 100 }],
    ['e', 20, 0, { aboutCenter: true }, { x: 80, y: 100, width: 140, height: 50 }],
    ['se', 10, 10, { aboutCenter: true }, { x: 90, y: 90, width: 120, height: 70 }],
  ])('%s by %d, %d with %o', (handle, dx, dy, options, expected) => {
    expect(resizeBox(start, handle, { x: dx, y: dy }, options)).toEqual(expected);
  });

  test.each<[Handle, number, number, number, number]>([
    ['e', 50, 0, 150, 2],
    ['se', 50, 3, 150, 2],
    ['s', 0, 18, 100, 20],
  ])('a line keeps its thickness until that is dragged: %s by %d, %d', (handle, dx, dy, w, h) => {
    const line = { x: 10, y: 10, width: 100, height: 2 };
    expect(resizeBox(line, handle, { x: dx, y: dy })).toMatchObject({ width: w, height: h });
  });

  test('what is less than the least in its aspect does not jump to that', () => {
    const small = { x: 10, y: 10, width: 16, height: 8 };
    const to = (x: number) => resizeBox(small, 'e', { x, y: 0 }, { keepAspect: true });
    expect(to(2)).toMatchObject({ width: 18, height: 9 });
    expect(to(-8)).toMatchObject({ width: 16, height: 8 });
  });

  test('wrapping width is set with the box, and locked ones keep theirs', () => {
    const scene = sceneOf(box('a', 0, 0), box('b', 0, 0, locked));
    const to = { x: 0, y: 0, width: 60, height: 30 };
    const boxes = { a: to, b: to };
    const after = reduceScene(scene, { type: 'scene/elementsResized', boxes, wrap: true });
    expect(get(after, 'a')).toMatchObject({ width: 60, wrap: true });
    expect(get(after, 'b')).toMatchObject({ width: 100 });
  });

  test('edges are rounded, not sizes', () => {
    const boxes = { a: { x: 0.4, y: 0, width: 100.2, height: 30 } };
    const after = reduceScene(sceneOf(box('a', 0, 0)), { type: 'scene/elementsResized', boxes });
    expect(get(after, 'a')).toMatchObject({ x: 0, width: 101 });
  });
});

describe('duplicating', () => {
  test('copies lie 20 px right and down, unlocked, above all others, in the same order', () => {
    const scene = sceneOf(
      box('a', 10, 10, { zIndex: 9, locked: true }),
      box('b', 50, 50, { zIndex: 3 }),
      box('c', 90, 90, { zIndex: 12 }),
    );
    const copies = { a: 'a2', b: 'b2' };
    const after = reduceScene(scene, {
      type: 'scene/elementsDuplicated',
      copies,
      dx: 20,
      dy: 20,
    });
    expect(get(after, 'a2')).toMatchObject({ x: 30, y: 30, locked: false, zIndex: 14 });
    expect(get(after, 'b2')).toMatchObject({ x: 70, y: 70, locked: false, zIndex: 13 });
    expect(get(after, 'a').locked).toBe(true);
  });

  test('copies of a group are a group of their own; a member copied alone belongs to none', () => {
    const group = { groups: ['g'] };
    const scene = sceneOf(box('a', 0, 0, group), box('b', 0, 0, group));
    const copy = (copies: Record<string, string>) =>
      reduceScene(scene, { type: 'scene/elementsDuplicated', copies, dx: 20, dy: 20 });
    const both = copy({ a: 'a2', b: 'b2' });
    expect(get(both, 'a2').groups).toHaveLength(1);
    expect(get(both, 'a2').groups).toEqual(get(both, 'b2').groups);
    expect(get(both, 'a2').groups).not.toEqual(['g']);
    expect(get(copy({ a: 'a2' }), 'a2').groups).toBeUndefined();
  });
});

test('deleting leaves the locked ones', () => {
  const scene = sceneOf(box('a', 0, 0), box('b', 0, 0, locked));
  const after = reduceScene(scene, { type: 'scene/elementsDeleted', ids: ['a', 'b'] });
  expect(after.elements.map(({ id }) => id)).toEqual(['b']);
});

test('clearing takes the locked ones too and keeps the background', () => {
  const scene = { ...sceneOf(box('a', 0, 0, locked)), background: '#eeeeee' as const };
  const after = reduceScene(scene, { type: 'scene/cleared' });
  expect(after).toMatchObject({ elements: [], background: '#eeeeee' });
});

test('clearing takes trimming back with what it was for, and a blank scene stays as it is', () => {
  const trimmed = { ...EMPTY_SCENE, frame: { ...EMPTY_SCENE.frame, trim: true } };
  const scene = { ...trimmed, elements: sceneOf(box('a', 0, 0)).elements };
  expect(reduceScene(scene, { type: 'scene/cleared' }).frame).toEqual(EMPTY_SCENE.frame);
  expect(reduceScene(trimmed, { type: 'scene/cleared' })).toBe(trimmed);
});
