import { rgbToHex, type Hex } from '../../../model/color/color';

/** Of icons, in px: larger pictures are none. */
const LARGEST = 64;
/** How much of a color must be seen, of 255. */
const OPAQUE = 128;
/** From there on all channels are white. */
const PALE = 232;

/** The color that most of an icon has, white only where there is no other; undefined where its pixels cannot be read. */
export function tintOf(image: HTMLImageElement): Hex | undefined {
  const { naturalWidth: width, naturalHeight: height, width: shown } = image;
  if (!image.src.startsWith('data:') || shown > LARGEST || width * height === 0) return undefined;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.min(width, LARGEST), Math.min(height, LARGEST)];
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return mostOf(data, false) ?? mostOf(data, true);
}

/** The color of most pixels (RGBA), all that are nearly the same taken for one. */
function mostOf(data: Uint8ClampedArray, withPale: boolean): Hex | undefined {
  const counts = new Map<number, { count: number; readonly color: Hex }>();
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < OPAQUE || (!withPale && Math.min(r, g, b) >= PALE)) continue;
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const known = counts.get(key) ?? { count: 0, color: rgbToHex({ r, g, b }) };
    known.count += 1;
    counts.set(key, known);
  }
  const [most] = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return most?.color;
}
