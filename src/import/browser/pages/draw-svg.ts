import { encodeSurface, paintWhole } from '../../../drawing/paint';
import { runOfColors } from '../../core/run-of-colors';
import { rgbToHex, type Hex } from '../../../model/color/color';
import { encodingFor, type Size } from '../../../model/picture/fit';
import { imageSourceAddress, type ImageType } from '../../../model/picture/image-source';
import { pictureOf } from '../../../pictures/browser/load-image';
import type { BrowserSurface } from '../../../pictures/browser/browser-surfaces';
import { pageSurfaces } from '../../../pictures/browser/page-surfaces';
import { svgPicture } from '../../../pictures/browser/svg-picture';
import type { PlainBackground } from './drawn-parts';

/** As fine as good screens are. */
const SCALE = 2;
/** In px of what is drawn: more is drawn less finely. */
const LARGEST = { side: 4000, pixels: 6_000_000 };

const QUALITY = 0.9;
/** In characters of base64: what is smaller is not worth a loss. */
const SMALL = 100_000;

/** A picture that a browser has drawn. */
export interface DrawnSvg {
  readonly src: string;
  /** The color of all of it, or the run of two, where hardly anything else can be seen; else null. */
  readonly plain: PlainBackground | null;
}

/**
 * Draws an SVG element at its own size; null where nothing of it can be seen. It becomes an image first, which runs and loads
 * nothing. Rejects where the browser refuses.
 */
export async function drawSvg(
  content: Element,
  { width, height }: Size,
  sheet = '',
): Promise<DrawnSvg | null> {
  const most = Math.min(
    LARGEST.side / Math.max(width, height),
    Math.sqrt(LARGEST.pixels / width / height),
  );
  const scale = Math.min(SCALE, most);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const view = { width: size.width / scale, height: size.height / scale };
  const image = await svgPicture(content, size, view, sheet);
  const surface = paintWhole(pageSurfaces, pictureOf(image), size);
  const { data } = surface.context.getImageData(0, 0, size.width, size.height);
  if (new Uint32Array(data.buffer).every((pixel) => pixel === 0)) return null;
  return { src: await addressOf(surface, encodingFor(data)), plain: plainOf(data, size) };
}

/** A picture of the web as an address that holds it. Rejects where it may not be read, or does not come. */
export async function heldPicture(image: HTMLImageElement): Promise<string> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return addressOf(paintWhole(pageSurfaces, pictureOf(image), size));
}

/** How far the colors of a picture may lie apart that looks as if it had one, in steps of 255. */
const SAME = 10;
/** From there on a pattern can be seen. */
const SEEN = 5;

function plainOf(pixels: ArrayLike<number>, size: Size): PlainBackground | null {
  const one = oneColor(pixels);
  if (one !== null) {
    return { shows: 'color', color: one.color, hadPattern: one.spread >= SEEN };
  }
  const gradient = runOfColors(pixels, size, SAME);
  return gradient && { shows: 'gradient', gradient };
}

/**
 * The color in the middle of those of some pixels (RGBA), which differ by no more than `SAME` and let nothing through, and by
 * how much they do.
 */
function oneColor(
  pixels: ArrayLike<number>,
): { readonly color: Hex; readonly spread: number } | null {
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  for (let at = 0; at < pixels.length; at++) {
    const [value = 0, channel] = [pixels[at], at % 4];
    if (channel === 3) {
      if (value !== 255) return null;
      continue;
    }
    least[channel] = Math.min(value, least[channel] ?? value);
    most[channel] = Math.max(value, most[channel] ?? value);
    if ((most[channel] ?? 0) - (least[channel] ?? 0) > SAME) return null;
  }
  const [r = 0, g = 0, b = 0] = least.map((value, channel) =>
    Math.round((value + (most[channel] ?? value)) / 2),
  );
  const spread = Math.max(...least.map((value, channel) => (most[channel] ?? value) - value));
  return { color: rgbToHex({ r, g, b }), spread };
}

/** PNG, which keeps flat colors as they are, but for opaque photos; `other` is what these pixels ask for. */
export async function addressOf(surface: BrowserSurface, other?: ImageType): Promise<string> {
  const exact = await encodeSurface(surface, QUALITY, 'image/png');
  const isSmall = exact.base64.length < SMALL;
  const smallest = isSmall ? exact : await encodeSurface(surface, QUALITY, other);
  const least = smallest.base64.length < exact.base64.length ? smallest : exact;
  return imageSourceAddress({ kind: 'data', ...least });
}
