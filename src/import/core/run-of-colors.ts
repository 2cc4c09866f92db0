import { rgbToHex } from '../../model/color/color';
import type { PageBox } from './rebuild/page';

/** Along each side: so many places are looked at. */
const PLACES = 24;

/** In steps of 255, from one end to the other: less is one color. */
const LEAST = 1;

const CHANNELS = [0, 1, 2] as const;

/**
 * The gradient of two colors that pixels (RGBA, row by row) show, its angle as CSS has it; null where one of them is further
 * than `near` from it, in steps of 255, or lets something through. Fits planes through the channels by least squares.
 */
export function runOfColors(
  pixels: ArrayLike<number>,
  { width, height }: { readonly width: number; readonly height: number },
  near: number,
): NonNullable<PageBox['gradient']> | null {
  const places = placesOf(width, height);
  const at = places.map(({ x, y }) => 4 * (Math.floor(y) * width + Math.floor(x)));
  if (at.some((start) => pixels[start + 3] !== 255)) return null;
  const [dx, dy] = [places.map(({ x }) => x - width / 2), places.map(({ y }) => y - height / 2)];
  const planes = CHANNELS.map((channel) => {
    const values = at.map((start) => pixels[start + channel] ?? 0);
    return { values, middle: meanOf(values), across: slope(values, dx), down: slope(values, dy) };
  });
  const [steepest] = planes.toSorted((one, other) => steepness(other) - steepness(one));
  if (steepest === undefined || steepness(steepest) * Math.max(width, height) < LEAST) return null;
  const angle = Math.round((Math.atan2(steepest.across, -steepest.down) * 180) / Math.PI);
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2;
  const lines = planes.map(({ values, middle, across, down }) => {
    const step = across * sin - down * cos;
    const colorAt = (along: number): number => clamped(middle + step * along);
    return { values, colorAt };
  });
  const fits = lines.every(({ values, colorAt }) =>
    values.every((value, index) => {
      const along = (dx[index] ?? 0) * sin - (dy[index] ?? 0) * cos;
      return Math.abs(colorAt(along) - value) <= near;
    }),
  );
  if (!fits) return null;
  const colorOf = (along: number) => {
    const [r = 0, g = 0, b = 0] = lines.map(({ colorAt }) => Math.round(colorAt(along)));
    return rgbToHex({ r, g, b });
  };
  return { angle: (angle + 360) % 360, from: colorOf(-half), to: colorOf(half) };
}

/** The middles of the parts of a grid. */
function placesOf(width: number, height: number) {
  const shares = Array.from({ length: PLACES }, (_, index) => (index + 0.5) / PLACES);
  return shares.flatMap((down) =>
    shares.map((across) => ({ x: across * width, y: down * height })),
  );
}

function steepness({ across, down }: { readonly across: number; readonly down: number }): number {
  return Math.hypot(across, down);
}

/** How much values change from one px to the next; the offsets lie evenly around 0. */
function slope(values: readonly number[], offsets: readonly number[]): number {
  const sum = values.reduce((total, value, index) => total + value * (offsets[index] ?? 0), 0);
  return sum / offsets.reduce((total, offset) => total + offset * offset, 0);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function clamped(value: number): number {
  return Math.min(255, Math.max(0, value));
}
