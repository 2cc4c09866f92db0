import type { DecodedPicture } from '../../drawing/surfaces';
import { fitWithin, type Size } from '../../model/picture/fit';
import type { BrowserPicture } from './browser-surfaces';
import { rejectAfter } from './reject-after';

/**
 * Loads a picture into an `<img>` that is never put into the document. Scripts in it do not run and it loads nothing.
 * Its natural size is known then, upright; its pixels are decoded only when they are needed. `isCrossOrigin` requests it
 * by CORS, so that its pixels can be read; the load fails where the other origin does not allow that.
 */
export function loadImage(address: string, isCrossOrigin = false): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    if (isCrossOrigin) image.crossOrigin = 'anonymous';
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The picture cannot be decoded')));
    image.src = address;
  });
}

/** A loaded `<img>` as surfaces take it. */
export function pictureOf(image: HTMLImageElement): DecodedPicture<HTMLImageElement> {
  const { naturalWidth: width, naturalHeight: height } = image;
  return { source: image, width, height, release: () => undefined };
}

/** How long a picture from elsewhere may take before the drawing is done without. */
const TIMEOUT_MS = 5000;
/** How long one that did not come is not asked for again: hundreds of drawings may hold it, and each would wait. */
const PAUSE_MS = 30_000;

/** Pictures that are on their way, and those that did not come. */
const asked = new Map<string, Promise<HTMLImageElement>>();

/** Loads a picture from elsewhere whose pixels may be read; rejects where it does not come soon. */
export function loadCrossOrigin(address: string): Promise<HTMLImageElement> {
  const before = asked.get(address);
  if (before !== undefined) return before;
  const coming = rejectAfter(loadImage(address, true), TIMEOUT_MS);
  const forget = (): void => void asked.delete(address);
  asked.set(address, coming);
  coming.then(forget, () => setTimeout(forget, PAUSE_MS));
  return coming;
}

/** Pictures of more pixels than this (64 MB decoded) are made smaller while they are decoded. */
const LARGEST_PIXELS = 4096 * 4096;
const REDUCED: Size = { width: 2048, height: 2048 };

/**
 * Decodes a file to a bitmap: upright, by its EXIF data (the default of browsers; requesting it makes Chrome before 115
 * fail), the first frame of an animation. Medium quality averages all pixels, which high quality does not when downscaling.
 */
export async function decodeBitmap(file: Blob, natural?: Size): Promise<BrowserPicture> {
  const isLarge = natural !== undefined && natural.width * natural.height > LARGEST_PIXELS;
  const bitmap = await createImageBitmap(file, isLarge ? reduction(natural) : {});
  const { width, height } = bitmap;
  return { source: bitmap, width, height, release: () => bitmap.close() };
}

/** Only the width is given; the height follows, so the aspect ratio is right even where `natural` ignores the EXIF rotation. */
function reduction(natural: Size): ImageBitmapOptions {
  return { resizeWidth: fitWithin(natural, REDUCED).width, resizeQuality: 'medium' };
}
