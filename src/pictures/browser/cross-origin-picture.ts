import { encodeSurface, paintWhole } from '../../drawing/paint';
import type { Size } from '../../model/picture/fit';
import { imageSourceAddress } from '../../model/picture/image-source';
import { loadCrossOrigin, pictureOf } from './load-image';

import type { BrowserSurfaces } from './browser-surfaces';

const QUALITY = 0.9;

/**
 * A picture from elsewhere as a data URL, no larger than `scale` times the box that it fills. Rejects when it does not
 * come, or may not be read.
 */
export async function crossOriginPicture(
  surfaces: BrowserSurfaces,
  address: string,
  box: Size,
  scale: number,
): Promise<string> {
  const image = await loadCrossOrigin(address);
  const { naturalWidth, naturalHeight } = image;
  const [across, down] = [box.width / naturalWidth, box.height / naturalHeight];
  const share = Math.min(1, scale * Math.max(across, down));
  const size = {
    width: Math.ceil(naturalWidth * share),
    height: Math.ceil(naturalHeight * share),
  };
  const surface = paintWhole(surfaces, pictureOf(image), size);
  const { type, base64 } = await encodeSurface(surface, QUALITY);
  return imageSourceAddress({ kind: 'data', type, base64 });
}
