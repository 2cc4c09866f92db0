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

test('what is trimmed holds shadows as far as they lie in the frame', () => {
  const shadow = { size: 'custom', color: '#999999', x: 4, y: 6, blur: 10 } as const;
  const cast = (x: number, y: number) => ({ ...box('a', x, y), style: { shadow } });
  const { width, height } = box('a', 0, 0);
  const trimmed = (x: number, y: number) => exportedFrame(framed({ trim: true }, cast(x, y)));
  expect(trimmed(100, 80)).toEqual({ x: 94, y: 76, width: width + 20, height: height + 20 });
  expect(trimmed(0, 0)).toEqual({ x: 0, y: 0, width: width + 14, height: height + 16 });
  const plain = framed({ trim: true }, box('a', 100, 80));
  expect(exportedFrame(plain)).toEqual({ x: 100, y: 80, width, height });
});
