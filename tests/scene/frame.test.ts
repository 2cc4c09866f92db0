import { expect, test } from 'vitest';
import { exportedFrame, grownFrame } from '../../src/scene/frame';
import { reduceScene } from '../../src/scene/reduce-scene';
import type { Frame } from '../../src/scene/scene';
import { box, sceneOf } from './scenes';

const framed = (frame: Partial<Frame>, ...elements: readonly ReturnType<typeof box>[]) =>
  reduceScene(sceneOf(...elements), { type: 'scene/frameChanged', frame });

test('a frame may be as narrow as 200 and as low as a line, and grows with what it holds', () => {
  expect(grownFrame(framed({ width: 260, height: 40 }))).toMatchObject({ width: 260, height: 40 });
  expect(grownFrame(framed({ width: 10, height: 1 }))).toMatchObject({ width: 200, height: 20 });
  const wide = framed({ width: 260, height: 40 }, box('a', 250, 30));
  expect(grownFrame(wide)).toMatchObject({ width: 350, height: 60 });
  expect(exportedFrame(wide)).toEqual(grownFrame(wide));
});
