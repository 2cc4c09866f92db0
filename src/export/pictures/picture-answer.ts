import { digestOfText } from '../../model/picture/fingerprint';
import { imageSourceAddress } from '../../model/picture/image-source';
import type { ExportOptions, PictureRequest } from '../types';

type Rasters = NonNullable<ExportOptions['rasters']>;

/** What there is of a picture that was asked for, and what has to be drawn. */
export interface PictureAnswer {
  readonly drawn: DrawnSource | null;
  readonly missing: readonly PictureRequest[];
}

/** A drawn picture as a data URL, and the request that it answers. */
interface DrawnSource {
  readonly src: string;
  readonly rasterId: string;
}

/** A request without its id, which follows from all else. */
export type AskedPicture = Omit<PictureRequest, 'id' | 'kind' | 'scale'>;

/** A picture of more pixels for each px weighs more, and shows nothing more. */
export const PICTURE_SCALE = 2;

/** The answer to a request. Where its backing, its crop or its opacity is not drawn yet, it is the picture as it was before. */
export function answerTo(asked: AskedPicture, rasters: Rasters = {}): PictureAnswer {
  const { backing, crop, opacity, ...plain } = asked;
  const request: PictureRequest = {
    ...asked,
    id: pictureId(asked),
    kind: 'picture',
    scale: PICTURE_SCALE,
  };
  const drawn = drawnAs(request.id, rasters);
  if (drawn !== null) return { drawn, missing: [] };
  return { drawn: drawnAs(pictureId(plain), rasters), missing: [request] };
}

/** The request to measure the ink of a picture that travels as it is; null where that is done. */
export function lookAt(asked: AskedPicture, rasters: Rasters = {}): PictureRequest | null {
  const id = lookId(asked.source);
  return rasters[id] === undefined ? { ...asked, id, kind: 'picture', scale: PICTURE_SCALE } : null;
}

/** The id under which a picture is drawn only to measure its ink. */
export function lookId(src: string): string {
  return `look-${digestOfText(src)}`;
}

/** Made of what is drawn and at which size, never of who draws it: it names the picture where it is put online. */
function pictureId(asked: AskedPicture): string {
  const { source, width, height, radius, fit, backing, crop, opacity } = asked;
  const onBacking = backing === undefined ? '' : `-on-${backing.color}`;
  const cropped = crop === undefined ? '' : `-at-${crop.x}-${crop.y}-${crop.zoom}`;
  const faded = opacity === undefined ? '' : `-of-${Math.round(100 * opacity)}`;
  return `picture-${fit}-${width}x${height}-${radius}-${digestOfText(source)}${onBacking}${cropped}${faded}`;
}

function drawnAs(rasterId: string, rasters: Rasters): DrawnSource | null {
  const raster = rasters[rasterId];
  return raster === undefined
    ? null
    : { src: imageSourceAddress({ kind: 'data', ...raster }), rasterId };
}
