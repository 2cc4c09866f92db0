import { paintWhole } from '../../drawing/paint';
import { fitWithin } from '../../model/picture/fit';
import type { Pixels } from '../../model/color/picture-colors';
import { loadForeign } from './load-foreign';
import { loadImage, pictureOf } from './load-image';
import type { BrowserSurfaces } from './browser-surfaces';

/** As large as thin letters of a logo need to keep their color, in px. */
const BOX = { width: 256, height: 256 };

/** What a picture shows, made small; rejects where it does not load, or its website does not let it be read. */
export async function readPixels(surfaces: BrowserSurfaces, address: string): Promise<Pixels> {
  const image = await (address.startsWith('data:') ? loadImage(address) : loadForeign(address));
  const size = fitWithin({ width: image.naturalWidth, height: image.naturalHeight }, BOX);
  const { context } = paintWhole(surfaces, pictureOf(image), size);
  return { ...size, data: context.getImageData(0, 0, size.width, size.height).data };
}
