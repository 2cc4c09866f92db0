import { channelToLight, hexToRgb, lightToChannel, rgbToHex, type Hex } from '../color/color';
import type { Size } from './fit';

/*
 * What would be left of a transparent picture on dark background, and on light. A letter is lost there when all of it is as the
 * background is. A shape that holds something else, or has an edge of it, is not: so its pieces are looked at one by one.
 */

/** What a drawing surface saw of a picture that lets the background through. */
export interface Ink {
  /** The share of its pixels that are transparent, 0 to 1. */
  readonly clear: number;
  /** As light a gray as the brightest spots of those of its pieces that are darkest, a tenth of all ink. */
  readonly shade: Hex;
  /**
   * As dark a gray as the darkest spots of those of its pieces that are lightest, a tenth of all ink, on white. How dark a
   * color is there depends on the channel that is farthest from white: yellow is as light as white is, and not lost on it.
   */
  readonly pale: Hex;
}

/** The background that most dark modes put below a mail, or one much like it. */
export const DARK_MAIL: Hex = '#1f1f1f';

/** Alpha from which a pixel can be seen. Shadows have less. */
const SEEN = 64;
/** How much of a piece has to stand out, and how much of all ink has to be lost, to count. */
const OUTSTANDING_SHARE = 0.02;
const LOST_SHARE = 0.1;

/** Measures RGBA pixels (0-255) of a picture in rows; null where none of them is transparent, and where all are. */
export function inkOf(pixels: ArrayLike<number>, { width, height }: Size): Ink | null {
  const levels = levelsOf(pixels, width * height, brightness);
  const seen = levels.reduce((count, level) => count + (level === CLEAR ? 0 : 1), 0);
  const clear = 1 - seen / levels.length;
  if (seen === 0 || clear === 0) return null;
  const shade = lostLevel(levels, width);
  const pale = LEVELS - 1 - lostLevel(levelsOf(pixels, width * height, darkness), width);
  return { clear, shade: grayOf(shade), pale: grayOf(pale) };
}

/** How far those of the pieces stand out that stand out least. Empties `levels`. */
function lostLevel(levels: Int16Array, width: number): number {
  const areas = new Float64Array(LEVELS);
  for (const piece of piecesOf(levels, width)) {
    const level = levelFromTop(piece, OUTSTANDING_SHARE);
    areas[level] = (areas[level] ?? 0) + totalOf(piece);
  }
  return levelFromTop(areas, 1 - LOST_SHARE);
}

function grayOf(level: number): Hex {
  return rgbToHex({ r: level, g: level, b: level });
}

const LEVELS = 256;
const CLEAR = -1;

/** How far a pixel stands out (0-255), of its channels at `at` and the share of them that covers the background. */
type Standout = (pixels: ArrayLike<number>, at: number, share: number) => number;

/** Each pixel by how far it stands out. */
function levelsOf(pixels: ArrayLike<number>, count: number, standout: Standout): Int16Array {
  const levels = new Int16Array(count).fill(CLEAR);
  for (let index = 0; index < count; index++) {
    const at = 4 * index;
    const alpha = pixels[at + 3] ?? 0;
    if (alpha < SEEN) continue;
    levels[index] = Math.round(standout(pixels, at, alpha / 255));
  }
  return levels;
}

/** The gray that is as light as a pixel is on dark background. */
function brightness(pixels: ArrayLike<number>, at: number, share: number): number {
  const light = (channel: number): number =>
    LIGHTS[Math.round((pixels[at + channel] ?? 0) * share + DARK_LEVEL * (1 - share))] ?? 0;
  return lightToChannel(0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2));
}

/** How far from white a pixel is on white, in the channel that is farthest. */
function darkness(pixels: ArrayLike<number>, at: number, share: number): number {
  const least = Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  return (LEVELS - 1 - least) * share;
}

const DARK_LEVEL = hexToRgb(DARK_MAIL).r;

const LIGHTS = Float64Array.from({ length: LEVELS }, (_, channel) => channelToLight(channel));

/** How many pixels of each level every piece has: what hangs together at the sides of its pixels. Empties `levels`. */
function* piecesOf(levels: Int16Array, width: number): Iterable<Uint32Array> {
  const open: number[] = [];
  for (let start = 0; start < levels.length; start++) {
    if (levels[start] === CLEAR) continue;
    const counts = new Uint32Array(LEVELS);
    const take = (index: number): void => {
      const level = levels[index] ?? CLEAR;
      if (level === CLEAR) return;
      levels[index] = CLEAR;
      counts[level] = (counts[level] ?? 0) + 1;
      open.push(index);
    };
    take(start);
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (index % width > 0) take(index - 1);
      if (index % width < width - 1) take(index + 1);
      take(index - width);
      take(index + width);
    }
    yield counts;
  }
}

/** The level that a share of all is as light as, or lighter. */
function levelFromTop(counts: ArrayLike<number>, share: number): number {
  let left = share * totalOf(counts);
  for (let level = LEVELS - 1; level > 0; level--) {
    left -= counts[level] ?? 0;
    if (left < 0) return level;
  }
  return 0;
}

function totalOf(counts: ArrayLike<number>): number {
  let total = 0;
  for (let level = 0; level < counts.length; level++) total += counts[level] ?? 0;
  return total;
}
