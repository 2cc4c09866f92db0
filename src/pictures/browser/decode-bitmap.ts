import { fitWithin, type Size } from '../../model/picture/fit';
import type { BrowserPicture } from './browser-surfaces';

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
