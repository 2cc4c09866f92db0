import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runOfColors } from '../../../src/import/core/run-of-colors';

const SIZE = { width: 96, height: 40 };

/** Pixels of a gradient as CSS draws it, each changed by `change`. */
function pixelsOf(
  angle: number,
  from: readonly number[],
  to: readonly number[],
  change: (x: number, y: number) => number = () => 0,
): Uint8ClampedArray {
  const { width, height } = SIZE;
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const length = Math.abs(width * sin) + Math.abs(height * cos);
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = (x + 0.5 - width / 2) * sin - (y + 0.5 - height / 2) * cos;
      const share = along / length + 0.5;
      const channels = [0, 1, 2].map((at) => {
        const [start = 0, end = 0] = [from[at], to[at]];
        return start + (end - start) * share + change(x, y);
      });
      pixels.set([...channels, 255], 4 * (y * width + x));
    }
  }
  return pixels;
}

test('a picture of a gradient is that gradient', () => {
  const color = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), color, color, (angle, from, to) => {
      fc.pre(from.some((value, at) => Math.abs(value - (to[at] ?? 0)) > 60));
      const run = runOfColors(pixelsOf(angle, from, to), SIZE, 10);
      // The same run may be described from its other end.
      const turned = (Math.abs((run?.angle ?? 0) - angle) + 90) % 360 > 180;
      const ends = turned ? [run?.to, run?.from] : [run?.from, run?.to];
      const away = ends.flatMap((end, side) =>
        [1, 3, 5].map((at, channel) => {
          const given = (side === 0 ? from : to)[channel] ?? 0;
          return Math.abs(Number.parseInt(end?.slice(at, at + 2) ?? '', 16) - given);
        }),
      );
      expect(Math.max(...away)).toBeLessThanOrEqual(6);
    }),
  );
});

test('a picture of anything else is none', () => {
  const [from, to] = [
    [20, 40, 80],
    [200, 220, 240],
  ] as const;
  expect(runOfColors(pixelsOf(90, from, to, stripes), SIZE, 10)).toBeNull();
  expect(runOfColors(pixelsOf(90, from, from), SIZE, 10)).toBeNull();
  const clear = pixelsOf(90, from, to);
  clear[4 * (SIZE.width * 20 + 50) + 3] = 0;
  expect(
    runOfColors(
      clear.map((value, at) => (at % 4 === 3 ? 254 : value)),
      SIZE,
      10,
    ),
  ).toBeNull();
});

function stripes(x: number): number {
  return Math.floor(x / 8) % 2 === 0 ? 24 : 0;
}
