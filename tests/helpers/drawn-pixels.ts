import { hexToRgb, type Hex } from '../../src/model/color/color';
import type { Pixels } from '../../src/model/color/picture-colors';

const SIDE = 64;

/** A square of 64 x 64 px, drawn by what each of them shows; null for what is clear. */
export function drawn(colorAt: (x: number, y: number) => Hex | null): Pixels {
  const data = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const color = colorAt(index % SIDE, Math.floor(index / SIDE));
    const { r, g, b } = hexToRgb(color ?? '#ffffff');
    return [r, g, b, color === null ? 0 : 255];
  });
  return { data: data.flat(), width: SIDE, height: SIDE };
}

/** One color in a frame of another, or of nothing. */
export function framed(color: Hex, frame: Hex | null = null): Pixels {
  return drawn((x, y) => (x > 15 && x < 48 && y > 15 && y < 48 ? color : frame));
}
