import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { frameAlong, moveOf } from '../../src/editor/gestures/move';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { grownFrame } from '../../src/scene/frame';
import { reduceScene } from '../../src/scene/reduce-scene';
import { element } from './gesture-driver';

const SCENE = {
  ...EMPTY_SCENE,
  elements: [
    element('a', { x: 50, y: 40 }),
    element('b', { x: 580, y: 150 }),
    element('pinned', { x: 10, y: 300, locked: true }),
    element('unseen', { x: 900, y: 900, hidden: true }),
  ],
};

test('the frame along a move is the one that the move would end in', () => {
  const ids = ['a', 'b'];
  const frameAt = frameAlong(SCENE, ids);
  assert(
    property(integer({ min: -50, max: 900 }), integer({ min: -40, max: 900 }), (dx, dy) => {
      const moved = reduceScene(SCENE, { type: 'scene/elementsMoved', ids, dx, dy });
      const { width, height } = grownFrame(moved);
      expect(frameAt({ x: dx, y: dy })).toEqual({ width, height });
    }),
  );
});

test('a move keeps its list for as long as the same elements move', () => {
  const action = { type: 'scene/elementsMoved', ids: ['a', 'pinned'], dx: 3, dy: 4 } as const;
  const first = moveOf(SCENE, action, null);
  expect(first).toEqual({ ids: ['a'], offset: { x: 3, y: 4 } });
  const next = moveOf(SCENE, { ...action, dx: 5 }, first);
  expect(next?.ids).toBe(first?.ids);
  expect(next?.offset).toEqual({ x: 5, y: 4 });
  expect(moveOf(SCENE, { ...action, ids: ['b'] }, first)?.ids).toEqual(['b']);
});

test('what changes anything else is no move', () => {
  expect(moveOf(SCENE, { type: 'scene/elementsDeleted', ids: ['a'] }, null)).toBeNull();
  expect(moveOf(SCENE, null, null)).toBeNull();
});
