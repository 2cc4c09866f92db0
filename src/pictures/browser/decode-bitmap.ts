import { fitWithin, type Size } from '../../model/picture/fit';
import type { BrowserPicture } from './browser-surfaces';

/** Pictures of more pixels than this (64 MB decoded) are made smaller while they are decoded. */
const LARGEST_PIXELS = 4096 * 4096;
const REDUCED: Size = { width: 2048, height: 2048 };

/**
 * Decodes a file to a bitmap: upright as its EXIF data say (the default of browsers; naming it makes Chrome before 115
 * refuse), the first frame of an animation. Medium quality averages all pixels, which high does not on the way down.
 */
export async function decodeBitmap(file: Blob, natural?: Size): Promise<BrowserPicture> {
  const isLarge = natural !== undefined && natural.width * natural.height > LARGEST_PIXELS;
  const bitmap = await createImageBitmap(file, isLarge ? reduction(natural) : {});
  const { width, height } = bitmap;
  return { source: bitmap, width, height, release: () => bitmap.close() };
}

/** The height follows the width: where the natural size is told without the picture's turn, the aspect is right all the same. */
function reduction(natural: Size): ImageBitmapOptions {
  return { resizeWidth: fitWithin(natural, REDUCED).width, resizeQuality: 'medium' };
}
