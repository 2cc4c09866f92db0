import { rgbToHex, type Hex } from '../../../model/color/color';
import type { PagePicture } from '../../core/rebuild/page';

/** Of icons, in px: larger pictures are none. */
const LARGEST = 64;
/** How much of a color must be seen, of 255. */
const OPAQUE = 128;
/** From there on all channels are white. */
const PALE = 232;
/** How much of an icon its backing covers at least: letters and outlines cover less. */
const FILLED = 0.5;
/** How far a backing may be from the edges of the picture, as a share of a side. */
const MARGIN = 0.1;
/** How far along its diagonal, as a share of a side, a corner of radius 1 begins. */
const CORNER = 1 - Math.SQRT1_2;

/** The color of most of an icon, and the shape of its backing; nothing where its pixels cannot be read. */
export function iconLook(image: HTMLImageElement): Pick<PagePicture, 'tint' | 'corner'> {
  const { naturalWidth, naturalHeight, width: shown } = image;
  if (!image.src.startsWith('data:') || shown > LARGEST || naturalWidth * naturalHeight === 0) {
    return {};
  }
  const canvas = document.createElement('canvas');
  const [width, height] = [Math.min(naturalWidth, LARGEST), Math.min(naturalHeight, LARGEST)];
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context === null) return {};
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const colored = mostOf(data, false);
  const tint = colored ?? mostOf(data, true);
  if (tint === undefined) return {};
  const pixel = (x: number, y: number) =>
    data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4);
  const corners = [
    pixel(0, 0),
    pixel(width - 1, 0),
    pixel(0, height - 1),
    pixel(width - 1, height - 1),
  ];
  // What is pale all around belongs to the page, and what is pale within a backing to that.
  const isOnPale = colored !== undefined && corners.every((each) => isOpaque(each) && isPale(each));
  const isSeen = (x: number, y: number): boolean => {
    const own = pixel(Math.floor(x), Math.floor(y));
    return isOpaque(own) && !(isOnPale && isPale(own));
  };
  const corner = cornerOf({ width, height, isSeen });
  return { tint, corner: corner === null ? null : corner * shown };
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly isSeen: (x: number, y: number) => boolean;
}

/** How round the corners of what is seen are, as a share of a side; null where it is no backing. */
function cornerOf({ width, height, isSeen }: Pixels): number | null {
  let covered = 0;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (isSeen(x, y)) covered++;
  if (covered < FILLED * width * height) return null;
  // Seen from each side and corner: how far inwards it begins.
  const begins = (dx: number, dy: number): number => {
    const [fromX, fromY] = [dx === 0 ? 0.5 : dx > 0 ? 0 : 1, dy === 0 ? 0.5 : dy > 0 ? 0 : 1];
    for (let share = 0; share < 0.5; share += 1 / LARGEST / 2) {
      const [x, y] = [(fromX + dx * share) * width, (fromY + dy * share) * height];
      if (isSeen(Math.min(x, width - 1), Math.min(y, height - 1))) return share;
    }
    return 1;
  };
  const sides = [begins(1, 0), begins(-1, 0), begins(0, 1), begins(0, -1)];
  const inset = Math.max(...sides);
  if (inset > MARGIN) return null;
  const corners = [begins(1, 1), begins(-1, 1), begins(1, -1), begins(-1, -1)];
  return Math.min(0.5, Math.max(0, Math.min(...corners) - inset) / CORNER);
}

/** The color of most pixels (RGBA), all that are nearly the same taken for one: of those, the one that most have. */
function mostOf(data: Uint8ClampedArray, withPale: boolean): Hex | undefined {
  const counts = new Map<number, Map<Hex, number>>();
  for (let at = 0; at < data.length; at += 4) {
    const pixel = data.subarray(at, at + 4);
    if (!isOpaque(pixel) || (!withPale && isPale(pixel))) continue;
    const [r = 0, g = 0, b = 0] = pixel;
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const [like, color] = [counts.get(key) ?? new Map<Hex, number>(), rgbToHex({ r, g, b })];
    counts.set(key, like.set(color, (like.get(color) ?? 0) + 1));
  }
  const all = [...counts.values()].map((like) => ({ like, count: sumOf(like.values()) }));
  const [most] = all.toSorted((one, other) => other.count - one.count);
  const [color] = [...(most?.like ?? [])].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return color;
}

function sumOf(counts: Iterable<number>): number {
  return [...counts].reduce((sum, count) => sum + count, 0);
}

function isOpaque([, , , alpha = 0]: Uint8ClampedArray): boolean {
  return alpha >= OPAQUE;
}

function isPale([r = 0, g = 0, b = 0]: Uint8ClampedArray): boolean {
  return Math.min(r, g, b) >= PALE;
}
