import type { PictureRequest } from '../../export/types';
import { decodeBase64 } from '../../base/base64';
import { fitWithin, placeInBox, type Size } from '../../model/picture/fit';
import { parseImageSource, type ImageType } from '../../model/picture/image-source';
import { IMAGE_FIT } from '../../model/limits';
import { placeOnPlate } from '../../model/picture/plate';
import {
  encodeSurface,
  fillBehind,
  paint,
  roundCorners,
  seenInk,
  type DrawnPicture,
} from './paint';
import type { Picture, Surfaces } from './surfaces';

/** What can be done in a worker as well as in the page. */
export type ImageJob =
  | { readonly kind: 'fit'; readonly file: Blob; readonly natural: Size; readonly box: FitBox }
  | { readonly kind: 'draw'; readonly request: PictureRequest };

export type FitBox = keyof typeof IMAGE_FIT;

const DRAWN_QUALITY = 0.9;

/** Does a job from the file to the encoded picture; rejects when that is not possible. */
export async function doImageJob(surfaces: Surfaces, job: ImageJob): Promise<DrawnPicture> {
  const { file, natural } = job.kind === 'fit' ? job : sourceFile(job.request);
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
  surfaces: Surfaces,
  picture: Picture,
  size: Size,
  box: FitBox,
  type?: ImageType,
): Promise<DrawnPicture> {
  const source = { x: 0, y: 0, width: picture.width, height: picture.height };
  const surface = paint(surfaces, picture, { source, target: { x: 0, y: 0, ...size } }, size);
  return encodeSurface(surface, IMAGE_FIT[box].quality, type);
}

async function drawPicture(
  surfaces: Surfaces,
  picture: Picture,
  { width, height, radius, fit, crop, plate, scale }: PictureRequest,
): Promise<DrawnPicture> {
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const placement =
    plate === undefined
      ? placeInBox(picture, size, fit, crop)
      : placeOnPlate(picture, size, plate.padding * scale);
  const surface = paint(surfaces, picture, placement, size);
  // The bands beside it and the corners that are cut off are see-through, too, and take nothing away from it.
  const seen = plate === undefined ? seenInk(surface, placement.target) : {};
  if (plate !== undefined) fillBehind(surface, plate.color);
  if (radius > 0) roundCorners(surface, radius * scale);
  return { ...(await encodeSurface(surface, DRAWN_QUALITY)), ...seen };
}

/** The page's policy lets nobody fetch a data URL, so it is decoded by hand. */
function sourceFile({ id, source }: PictureRequest): {
  readonly file: Blob;
  readonly natural: Size;
} {
  const parsed = parseImageSource(source);
  const bytes =
    parsed.ok && parsed.value.kind === 'data' ? decodeBase64(parsed.value.base64) : null;
  if (!parsed.ok || parsed.value.kind !== 'data' || bytes === null) {
    throw new Error(`The picture of ${id} is not a data URL`);
  }
  const { type, size: natural } = parsed.value;
  return { file: new Blob([new Uint8Array(bytes)], { type }), natural };
}
