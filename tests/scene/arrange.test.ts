import { describe, expect, test } from 'vitest';
import type { AlignEdge, OrderStep } from '../../src/scene/actions';
import { exportedFrame, grownFrame } from '../../src/scene/frame';
import { reduceScene } from '../../src/scene/reduce-scene';
import { idsWithin, stackingOrder, unlockedIds, withGroups } from '../../src/scene/selection';
import { box, element, get, sceneOf } from './scenes';

const locked = { locked: true };

describe('aligning', () => {
  const small = { width: 40, height: 20 };
  test.each<[AlignEdge, number[], number[]]>([
    ['left', [10, 10], [10, 80]],
    ['right', [150, 210], [10, 80]],
    ['center', [80, 110], [10, 80]],
    ['top', [10, 210], [10, 10]],
    ['bottom', [10, 210], [70, 80]],
    ['middle', [10, 210], [40, 45]],
  ])('%s goes by real sizes', (edge, xs, ys) => {
    const scene = sceneOf(box('a', 10, 10), box('b', 210, 80, small));
    const after = reduceScene(scene, { type: 'scene/elementsAligned', ids: ['a', 'b'], edge });
    expect(after.elements.map(({ x }) => x)).toEqual(xs);
    expect(after.elements.map(({ y }) => y)).toEqual(ys);
  });

  test('one element alone is not aligned', () => {
    const scene = sceneOf(box('a', 10, 10), box('b', 50, 50));
    const action = { type: 'scene/elementsAligned', ids: ['a'], edge: 'left' } as const;
    expect(reduceScene(scene, action)).toBe(scene);
  });

  test('a locked one stays, and the others align with it', () => {
    const scene = sceneOf(box('a', 10, 10, locked), box('b', 50, 50));
    const action = { type: 'scene/elementsAligned', ids: ['a', 'b'], edge: 'right' } as const;
    expect(reduceScene(scene, action).elements.map(({ x }) => x)).toEqual([10, 50]);
    const left = reduceScene(scene, { ...action, edge: 'left' });
    expect(left.elements.map(({ x }) => x)).toEqual([10, 10]);
  });
});

describe('layering', () => {
  const scene = sceneOf(
    box('a', 0, 0, { zIndex: 1 }),
    box('b', 0, 0, { zIndex: 2, locked: true }),
    box('c', 0, 0, { zIndex: 2 }),
    box('d', 0, 0, { zIndex: 5 }),
  );
  const order = (ids: string[], step: OrderStep) =>
    reduceScene(scene, { type: 'scene/elementsOrdered', ids, step });
  const stack = (after: typeof scene) =>
    stackingOrder(after.elements)
      .map(({ id }) => id)
      .join('');

  test('equal ones lie in document order', () => expect(stack(scene)).toBe('abcd'));

  test.each<[string, OrderStep, string]>([
    ['a', 'front', 'bcda'],
    ['ba', 'front', 'cdab'],
    ['d', 'back', 'dabc'],
    ['cd', 'back', 'cdab'],
    ['b', 'back', 'bacd'],
  ])('%s to the %s gives %s', (ids, step, expected) => {
    expect(stack(order([...ids], step))).toBe(expected);
  });

  test('what is at the front or back already stays as it is', () => {
    expect(order(['d'], 'front')).toBe(scene);
    expect(order(['a', 'b'], 'back')).toBe(scene);
  });

  test('for what goes to the back the others go up as far as they must', () => {
    expect(get(order(['d'], 'back'), 'a').zIndex).toBe(1);
    expect(get(order(['c', 'd'], 'back'), 'a').zIndex).toBe(2);
  });

  test('forward adds 1, backward takes 1 away down to 0', () => {
    expect(get(order(['a', 'b'], 'forward'), 'a').zIndex).toBe(2);
    expect(get(order(['a', 'b'], 'forward'), 'b').zIndex).toBe(3);
    const low = sceneOf(box('a', 0, 0, { zIndex: 0 }));
    expect(reduceScene(low, { type: 'scene/elementsOrdered', ids: ['a'], step: 'backward' })).toBe(
      low,
    );
  });
});

describe('setting', () => {
  test('style is merged on the unlocked ones, and null takes a property away', () => {
    const scene = sceneOf(box('a', 0, 0), box('b', 0, 0, locked));
    const style = { italic: true, color: null, fontSize: 99 };
    const after = reduceScene(scene, { type: 'scene/elementsStyled', ids: ['a', 'b'], style });
    expect(get(after, 'a').style).toEqual({
      fontSize: 72,
      fontWeight: 400,
      italic: true,
      textAlign: 'left',
    });
    expect(get(after, 'b')).toBe(get(scene, 'b'));
  });

  test('a blank text takes the setting away', () => {
    const scene = sceneOf(box('a', 0, 0, { content: 'x', href: 'example.com' }));
    const settings = { content: '', href: '' };
    const after = reduceScene(scene, { type: 'scene/elementSet', id: 'a', settings });
    expect(Object.keys(get(after, 'a'))).not.toContain('content');
    expect(Object.keys(get(after, 'a'))).not.toContain('href');
  });

  test('locking, hiding and grouping reach locked ones as well', () => {
    const scene = sceneOf(box('a', 0, 0, locked), box('b', 0, 0, { hidden: true }));
    const ids = ['a', 'b'];
    const hidden = reduceScene(scene, { type: 'scene/elementsHidden', ids, hidden: true });
    expect(get(hidden, 'a').hidden).toBe(true);
    const grouped = reduceScene(scene, { type: 'scene/elementsGrouped', ids, group: 'g' });
    expect(grouped.elements.map(({ groups }) => groups)).toEqual([['g'], ['g']]);
    const free = reduceScene(scene, { type: 'scene/elementsLocked', ids, locked: false });
    expect(get(free, 'a').locked).toBe(false);
  });
});

describe('selecting', () => {
  const scene = sceneOf(
    box('a', 0, 0, { groups: ['g'] }),
    box('b', 50, 50, { groups: ['g'], locked: true }),
    box('c', 200, 200, { hidden: true }),
  );

  test('a marquee takes what lies fully inside, edges included, and nothing hidden', () => {
    expect(idsWithin(scene, { x: 0, y: 0, width: 100, height: 30 })).toEqual(['a']);
    expect(idsWithin(scene, { x: 0, y: 0, width: 99, height: 30 })).toEqual([]);
    expect(idsWithin(scene, { x: 0, y: 0, width: 900, height: 900 })).toEqual(['a', 'b']);
  });

  test('groups are selected whole, and locked elements can be left out', () => {
    expect(withGroups(scene, ['b'])).toEqual(['a', 'b']);
    expect(withGroups(scene, ['c'])).toEqual(['c']);
    expect(unlockedIds(scene, ['c', 'b', 'a', 'gone'])).toEqual(['a', 'c']);
  });
});

describe('the frame', () => {
  test('grows right and down to hold every visible element, and is 600 x 200 at least', () => {
    expect(grownFrame(sceneOf())).toEqual({ x: 0, y: 0, width: 600, height: 200 });
    const scene = sceneOf(box('a', 580, 10), box('b', 10, 190), box('c', 900, 0, { hidden: true }));
    expect(grownFrame(scene)).toEqual({ x: 0, y: 0, width: 680, height: 220 });
  });

  test('trimmed, it is the box around the visible elements', () => {
    const scene = sceneOf(box('a', 40, 30), element('line', { x: 60, y: 90 }));
    const trimmed = { ...scene, frame: { ...scene.frame, trim: true } };
    expect(exportedFrame(trimmed)).toEqual({ x: 40, y: 30, width: 120, height: 62 });
    expect(exportedFrame({ ...trimmed, elements: [] })).toEqual(grownFrame(sceneOf()));
  });
});
