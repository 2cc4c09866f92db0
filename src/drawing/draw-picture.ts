import type { PictureRequest } from '../export';
import { decodeBase64 } from '../base/base64';
import { placeInBox, type Size } from '../model/picture/fit';
import { parseImageSource } from '../model/picture/image-source';
import { placeOnBacking } from '../model/picture/image-backing';
import {
  encodeSurface,
  fade,
  fillBehind,
  paint,
  roundCorners,
  seenInk,
  type DrawnPicture,
} from './paint';
import type { DecodedPicture, Surfaces } from './surfaces';

const DRAWN_QUALITY = 0.9;

/** Cuts a picture to the shape that is asked for. */
export async function drawPicture<Image>(
  surfaces: Surfaces<Image>,
  picture: DecodedPicture<Image>,
  { width, height, radius, fit, crop, backing, opacity, scale }: PictureRequest,
): Promise<DrawnPicture> {
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const placement =
    backing === undefined
      ? placeInBox(picture, size, fit, crop)
      : placeOnBacking(picture, size, backing.padding * scale);
  const surface = paint(surfaces, picture, placement, size);
  // The bands beside it and the corners that are cut off are transparent, too, and take nothing away from it.
  const seen = backing === undefined ? seenInk(surface, placement.target) : {};
  if (backing !== undefined) fillBehind(surface, backing.color);
  if (radius > 0) roundCorners(surface, radius * scale);
  if (opacity !== undefined) fade(surface, opacity);
  return { ...(await encodeSurface(surface, DRAWN_QUALITY)), ...seen };
}

/** The file that a data URL contains; the page's security policy does not let `fetch` read one. Throws for other addresses. */
export function sourceFile(address: string): { readonly file: Blob; readonly natural: Size } {
  const parsed = parseImageSource(address);
  const bytes =
    parsed.ok && parsed.value.kind === 'data' ? decodeBase64(parsed.value.base64) : null;
  if (!parsed.ok || parsed.value.kind !== 'data' || bytes === null) {
    throw new Error('The picture is not a data URL');
  }
  const { type, size: natural } = parsed.value;
  return { file: new Blob([new Uint8Array(bytes)], { type }), natural };
}
