import { decodeBase64 } from '../../base/base64';
import type { Size } from '../../model/picture/fit';
import { parseImageSource } from '../../model/picture/image-source';
import { orientationOf } from './orientation';
import { clearPixels, type Pixels } from './pixels';
import type { Render } from './resvg';

/** Of as many pixels as a large camera gives; more would not fit into the memory of a small machine several times. */
const MOST_PIXELS = 64_000_000;
/** How many pictures are kept: a team has one logo, and everybody's photo is asked for once or twice. */
const KEPT = 4;
/** Larger ones are decoded again. */
const MOST_KEPT_PIXELS = 4_000_000;

/** Decodes data URLs of PNG, JPEG and GIF (its first frame), upright. Null for what is no whole picture, too
 * large a one, or one that shows nothing. */
export function makeDecoder(render: Render): (source: string) => Pixels | null {
  const known = new Map<string, Pixels | null>();
  return (source) => {
    const found = known.get(source);
    if (found !== undefined) return found;
    const decoded = decode(source, render);
    if (decoded !== null && decoded.width * decoded.height > MOST_KEPT_PIXELS) return decoded;
    const [oldest] = known.keys();
    if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
    known.set(source, decoded);
    return decoded;
  };
}

function decode(source: string, render: Render): Pixels | null {
  const parsed = parseImageSource(source);
  if (!parsed.ok || parsed.value.kind !== 'data') return null;
  const { type, base64, size } = parsed.value;
  if (size.width * size.height > MOST_PIXELS) return null;
  const pixels = render(pictureAlone(`data:${type};base64,${base64}`, size), size);
  if (pixels === null || isClear(pixels)) return null;
  if (type !== 'image/jpeg') return pixels;
  const bytes = decodeBase64(base64);
  return bytes && turned(pixels, orientationOf(bytes));
}

/** Of a picture that it cannot decode, resvg shows nothing. */
function isClear({ data }: Pixels): boolean {
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 0) return false;
  return true;
}

/** A drawing that holds nothing but a picture, pixel by pixel. */
function pictureAlone(href: string, { width, height }: Size): string {
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} preserveAspectRatio="none" image-rendering="optimizeSpeed" href="${href}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`;
}

/** From 5 on, rows and columns change places. */
const FIRST_SIDEWAYS = 5;

function turned(pixels: Pixels, orientation: number): Pixels {
  if (orientation === 1) return pixels;
  const { width, height, data } = pixels;
  const isSideways = orientation >= FIRST_SIDEWAYS;
  const upright = clearPixels(isSideways ? { width: height, height: width } : { width, height });
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(upright.data.buffer);
  for (let y = 0; y < upright.height; y++) {
    for (let x = 0; x < upright.width; x++) {
      to[y * upright.width + x] = from[sourceOf(x, y, orientation, width, height)] ?? 0;
    }
  }
  return upright;
}

/** Where the pixel lies in the file that is seen at `x`, `y`. */
function sourceOf(
  x: number,
  y: number,
  orientation: number,
  width: number,
  height: number,
): number {
  const [right, low] = [width - 1, height - 1];
  switch (orientation) {
    case 2:
      return y * width + right - x;
    case 3:
      return (low - y) * width + right - x;
    case 4:
      return (low - y) * width + x;
    case 5:
      return x * width + y;
    case 6:
      return (low - x) * width + y;
    case 7:
      return (low - x) * width + right - y;
    case 8:
      return x * width + right - y;
    default:
      return y * width + x;
  }
}
