import { rgbToHex, type Hex } from './color';
import type { Size } from '../picture/fit';
import { hexToLab, type Lab } from './lab';

/** The pixels of a picture in rows: four numbers from 0 to 255 for each. */
export interface Pixels extends Size {
  readonly data: ArrayLike<number>;
}

/** A color of a picture, and its share (0-1) of all that does not look like paper. */
export interface PictureColor {
  readonly color: Hex;
  readonly share: number;
}

/** Alpha from which a pixel counts. */
const SEEN = 128;
/** The darkest channel from which a pixel is taken for paper. */
const PAPER = 232;
/** How much neighbors may differ, all channels together, and still be of one plane. */
const SAME_PLANE = 24;
/** What a pixel counts where colors meet: it is a blend that the logo does not have. */
const EDGE_WEIGHT = 0.1;
/** How far the colors of one group may be from its middle, in CIE Lab. */
const REACH = 14;
/** What is less of the picture is a speck. */
const SPECK = 0.015;
const MOST_COLORS = 6;
/** A photo has thousands, and each is compared with each: the lightest add nothing. */
const MOST_BOXES = 400;
/** The share of its group from which a color stands for all of it as it is. */
const FLAT_SHARE = 0.25;

/**
 * The colors that a picture is made of, the largest first: what is clear, near white or a speck is left out. Pixels are put
 * into boxes of like colors, and boxes into groups around the densest places, so the same pixels give the same colors.
 */
export function pictureColors(pixels: Pixels): readonly PictureColor[] {
  const boxes = boxesOf(pixels);
  const total = weightOf(boxes);
  if (total === 0) return [];
  const groups: (readonly Box[])[] = [];
  let left = boxes.toSorted((a, b) => b.density - a.density);
  while (left.length > 0) {
    const [lead] = left;
    if (lead === undefined) break;
    groups.push(left.filter((box) => isNear(box, lead)));
    left = left.filter((box) => !isNear(box, lead));
  }
  return groups
    .map((group) => ({ color: colorOf(group), share: weightOf(group) / total }))
    .filter(({ share }) => share >= SPECK)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_COLORS);
}

/** Pixels of like colors. */
interface Box {
  readonly lab: Lab;
  readonly weight: number;
  /** The weight of all that lies around it. */
  readonly density: number;
  /** How much each color weighs, as one number. */
  readonly colors: ReadonlyMap<number, number>;
}

function boxesOf(pixels: Pixels): readonly Box[] {
  const found = new Map<number, Map<number, number>>();
  const count = pixels.width * pixels.height;
  for (let index = 0; index < count; index++) {
    const color = inkAt(pixels, index);
    if (color === null) continue;
    const key = ((color >> 20) << 8) | (((color >> 12) & 15) << 4) | ((color >> 4) & 15);
    const box = found.get(key) ?? new Map<number, number>();
    box.set(color, (box.get(color) ?? 0) + (isOfPlane(pixels, index) ? 1 : EDGE_WEIGHT));
    found.set(key, box);
  }
  const boxes = [...found.values()]
    .map((colors) => ({
      lab: hexToLab(meanOf(colors)),
      weight: [...colors.values()].reduce((sum, weight) => sum + weight, 0),
      colors,
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_BOXES);
  return boxes.map((box) => ({
    ...box,
    density: weightOf(boxes.filter((other) => isNear(other, box))),
  }));
}

/** The color of a pixel as one number; null for what is clear or paper. */
function inkAt({ data }: Pixels, index: number): number | null {
  const at = 4 * index;
  const [r = 0, g = 0, b = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
  if (alpha < SEEN || Math.min(r, g, b) >= PAPER) return null;
  return (r << 16) | (g << 8) | b;
}

/** Whether a pixel has like ones both beside it and above or below it. */
function isOfPlane(pixels: Pixels, index: number): boolean {
  const { width } = pixels;
  const column = index % width;
  const isBeside =
    (column > 0 && isAlike(pixels, index, index - 1)) ||
    (column < width - 1 && isAlike(pixels, index, index + 1));
  return (
    isBeside && (isAlike(pixels, index, index - width) || isAlike(pixels, index, index + width))
  );
}

function isAlike({ data }: Pixels, a: number, b: number): boolean {
  if (b < 0 || 4 * b >= data.length || (data[4 * b + 3] ?? 0) < SEEN) return false;
  const gap = (channel: number): number =>
    Math.abs((data[4 * a + channel] ?? 0) - (data[4 * b + channel] ?? 0));
  return gap(0) + gap(1) + gap(2) <= SAME_PLANE;
}

/** The color that a group is seen as: the one that most of it has, else their mean. */
function colorOf(group: readonly Box[]): Hex {
  const colors = new Map(group.flatMap((box) => [...box.colors]));
  const [most = [0, 0]] = [...colors].toSorted(([, a], [, b]) => b - a);
  return most[1] >= FLAT_SHARE * weightOf(group) ? hexOf(most[0]) : meanOf(colors);
}

function meanOf(colors: ReadonlyMap<number, number>): Hex {
  let [r, g, b, total] = [0, 0, 0, 0];
  for (const [color, weight] of colors) {
    r += weight * (color >> 16);
    g += weight * ((color >> 8) & 255);
    b += weight * (color & 255);
    total += weight;
  }
  return rgbToHex({ r: r / total, g: g / total, b: b / total });
}

function hexOf(color: number): Hex {
  return rgbToHex({ r: color >> 16, g: (color >> 8) & 255, b: color & 255 });
}

function isNear({ lab: one }: Pick<Box, 'lab'>, { lab: other }: Pick<Box, 'lab'>): boolean {
  return (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2 <= REACH ** 2;
}

function weightOf(boxes: readonly Pick<Box, 'weight'>[]): number {
  return boxes.reduce((sum, { weight }) => sum + weight, 0);
}
