import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas';
import { crc32 } from 'node:zlib';
import type { DecodedPicture, Surface, Surfaces } from '../../drawing/surfaces';
import type { Size } from '../../model/picture/fit';

export type CanvasModule = typeof import('@napi-rs/canvas');

/** What `drawImage` takes here. */
export type NodeImage = Image | Canvas;

export interface NodeSurfaces extends Surfaces<NodeImage> {
  readonly createSurface: (
    size: Size,
  ) => (Surface<NodeImage> & { readonly context: SKRSContext2D }) | null;
}

/** Loads the canvas, which is native code; rejects with a reason where there is none for this machine. */
export async function loadCanvas(): Promise<CanvasModule> {
  // The fonts of the machine are not loaded: that takes time.
  process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';
  try {
    const canvas = await import('@napi-rs/canvas');
    // Letters as Chromium draws them on this system: the other renderer makes small ones paler.
    canvas.setTextRenderer('system');
    return canvas;
  } catch (cause) {
    const { platform, arch } = process;
    throw new Error(`@napi-rs/canvas does not load on ${platform} ${arch}`, { cause });
  }
}

/** As many pixels as a large camera gives; more would not fit into the memory of a small machine several times. */
const MOST_DECODED = 64_000_000;

const LARGEST_SIDE = 32_767;
/** A drawing of the largest frame at twice its size has half as many. A canvas without memory would end the program. */
const MOST_PIXELS = 100_000_000;

/** The surfaces of Node. */
export function nodeSurfaces({ createCanvas, Image }: CanvasModule): NodeSurfaces {
  return {
    async decode(file, natural) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const isTooLarge = natural === undefined || natural.width * natural.height > MOST_DECODED;
      if (isTooLarge || isSpoiled(bytes)) throw new Error('The picture cannot be decoded');
      const picture = await decodeBytes(new Image(), bytes);
      // An `Image` is scaled roughly at any `imageSmoothingQuality`; a canvas is scaled smoothly.
      const canvas = createCanvas(picture.width, picture.height);
      canvas.getContext('2d').drawImage(picture.source, 0, 0);
      return { ...picture, source: canvas };
    },
    createSurface({ width, height }) {
      if (!isSide(width) || !isSide(height) || width * height > MOST_PIXELS) return null;
      const canvas = createCanvas(width, height);
      const encode = (type: string, quality: number): Promise<Blob> =>
        canvas.convertToBlob({ type, quality });
      return { canvas, context: canvas.getContext('2d'), encode };
    },
  };
}

/** Decodes a picture, or an SVG document; rejects what is none. */
export async function decodeBytes(
  image: Image,
  bytes: Uint8Array,
): Promise<DecodedPicture<NodeImage>> {
  image.src = bytes;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  return { source: image, width, height, release: () => undefined };
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= 1 && side <= LARGEST_SIDE;
}

/** Where the chunks of a PNG begin; each has its length, type, data and checksum. */
const FIRST_CHUNK = 8;
const PNG = 0x89504e47;

/**
 * Whether a PNG is damaged or cut short (PNG 3rd edition, 5.3): the canvas would draw as much of it as it can read. Always
 * false for other files.
 */
function isSpoiled(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < FIRST_CHUNK || view.getUint32(0) !== PNG) return false;
  for (let at = FIRST_CHUNK; at + 12 <= file.byteLength;) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > file.byteLength) return true;
    if (crc32(file.subarray(at + 4, end)) !== view.getUint32(end)) return true;
    at = end + 4;
  }
  return false;
}
