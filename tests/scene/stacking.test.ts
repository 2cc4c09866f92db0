import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduceScene } from '../../src/scene/reduce-scene';
import { stackingOrder } from '../../src/scene/selection';
import type { Scene } from '../../src/scene/scene';
import { box, sceneOf } from './scenes';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const stacked = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: IDS.length })
  .map((places) =>
    sceneOf(...places.map((zIndex, index) => box(IDS[index] ?? '', 0, 0, { zIndex }))),
  );

const orderOf = (scene: Scene): readonly string[] =>
  stackingOrder(scene.elements).map(({ id }) => id);

/** The order after each wanted one, the topmost first, has changed places with an unwanted one above it. */
function oneUp(order: readonly string[], wanted: readonly string[]): readonly string[] {
  const after = [...order];
  for (let at = after.length - 2; at >= 0; at--) {
    const [low = '', high = ''] = after.slice(at, at + 2);
    if (wanted.includes(low) && !wanted.includes(high)) after.splice(at, 2, high, low);
  }
  return after;
}

test('forward takes each one past its neighbor, backward is its mirror, whatever the numbers', () => {
  fc.assert(
    fc.property(stacked, fc.subarray(IDS), (scene, ids) => {
      const order = orderOf(scene);
      const up = reduceScene(scene, { type: 'scene/elementsOrdered', ids, step: 'forward' });
      expect(orderOf(up)).toEqual(oneUp(order, ids));
      const down = reduceScene(scene, { type: 'scene/elementsOrdered', ids, step: 'backward' });
      expect(orderOf(down)).toEqual(oneUp(order.toReversed(), ids).toReversed());
      expect(up.elements.map(({ id }) => id)).toEqual(scene.elements.map(({ id }) => id));
    }),
  );
});

test('elements of their own number each: a step forward is 1 more, and the neighbor makes room', () => {
  const scene = sceneOf(...IDS.map((id, index) => box(id, 0, 0, { zIndex: index + 1 })));
  const after = reduceScene(scene, {
    type: 'scene/elementsOrdered',
    ids: ['b'],
    step: 'forward',
  });
  expect(after.elements.map(({ zIndex }) => zIndex)).toEqual([1, 3, 2, 4, 5]);
});
