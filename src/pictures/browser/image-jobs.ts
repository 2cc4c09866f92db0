import { drawPicture, sourceFile } from '../../drawing/draw-picture';
import { encodeSurface, paintWhole, type DrawnPicture } from '../../drawing/paint';
import type { PictureRequest } from '../../export';
import { fitWithin, type Size } from '../../model/picture/fit';
import type { ImageType } from '../../model/picture/image-source';
import { IMAGE_FIT } from '../../model/limits';
import type { BrowserPicture, BrowserSurfaces } from './browser-surfaces';

/** What can be done in a worker as well as in the page. */
export type ImageJob =
  | { readonly kind: 'fit'; readonly file: Blob; readonly natural: Size; readonly box: FitBox }
  | { readonly kind: 'draw'; readonly request: PictureRequest };

export type FitBox = keyof typeof IMAGE_FIT;

/** Does a job from the file to the encoded picture; rejects when that is not possible. */
export async function doImageJob(surfaces: BrowserSurfaces, job: ImageJob): Promise<DrawnPicture> {
  const { file, natural } = job.kind === 'fit' ? job : sourceFile(job.request.source);
  const picture = await surfaces.decode(file, natural);
  try {
    return job.kind === 'fit'
      ? await fitPicture(surfaces, picture, fitWithin(job.natural, IMAGE_FIT[job.box]), job.box)
      : await drawPicture(surfaces, picture, job.request);
  } finally {
    picture.release();
  }
}

/** The whole picture at `size`, as `type` or as its pixels ask for. */
export function fitPicture(
  surfaces: BrowserSurfaces,
  picture: BrowserPicture,
  size: Size,
  box: FitBox,
  type?: ImageType,
): Promise<DrawnPicture> {
  return encodeSurface(paintWhole(surfaces, picture, size), IMAGE_FIT[box].quality, type);
}
