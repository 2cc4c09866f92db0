import type { Size } from '../../model/picture/fit';
import { imageSourceAddress } from '../../model/picture/image-source';
import { loadForeign } from './load-foreign';
import { encodeSurface, paint } from './paint';
import type { Picture, Surface, Surfaces } from './surfaces';

const QUALITY = 0.9;

/**
 * A picture from elsewhere as a data URL, no larger than `scale` times the box that it fills. Rejects when it does not
 * come, or may not be read.
 */
export async function foreignPicture(
  surfaces: Surfaces,
  address: string,
  box: Size,
  scale: number,
): Promise<string> {
  const image = await loadForeign(address);
  const { naturalWidth, naturalHeight } = image;
  const [across, down] = [box.width / naturalWidth, box.height / naturalHeight];
  const share = Math.min(1, scale * Math.max(across, down));
  const size = {
    width: Math.ceil(naturalWidth * share),
    height: Math.ceil(naturalHeight * share),
  };
  const { type, base64 } = await encodeSurface(paintWhole(surfaces, image, size), QUALITY);
  return imageSourceAddress({ kind: 'data', type, base64 });
}

/** A surface of `size` with the whole picture on it. */
export function paintWhole(surfaces: Surfaces, image: HTMLImageElement, size: Size): Surface {
  const { naturalWidth: width, naturalHeight: height } = image;
  const picture: Picture = { source: image, width, height, release: () => undefined };
  const placement = { source: { x: 0, y: 0, width, height }, target: { x: 0, y: 0, ...size } };
  return paint(surfaces, picture, placement, size);
}
