import { fingerprint } from '../../model/picture/fingerprint';
import type { ExportOptions, PictureRequest, RasterImage } from '../types';

type Rasters = NonNullable<ExportOptions['rasters']>;

/** What there is of a picture that was asked for, and what has to be drawn. */
export interface PictureAnswer {
  readonly raster: RasterImage | null;
  readonly missing: readonly PictureRequest[];
}

/** The answer to a request. Where its backing or its crop is not drawn yet, it is the picture as it was before. */
export function answerTo(request: PictureRequest, rasters: Rasters = {}): PictureAnswer {
  const { id, backing, crop } = request;
  const onBacking = backing === undefined ? '' : `-on-${backing.color}`;
  const cropped = crop === undefined ? '' : `-at-${crop.x}-${crop.y}-${crop.zoom}`;
  const asked = { ...request, id: `${id}${onBacking}${cropped}` };
  const raster = rasters[asked.id];
  if (raster !== undefined) return { raster, missing: [] };
  return { raster: rasters[id] ?? null, missing: [asked] };
}

/** The id under which a picture is drawn only to measure its ink: it travels as it is. */
export function lookId(src: string): string {
  return `look-${fingerprint(src)}`;
}
