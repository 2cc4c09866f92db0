import { fingerprint } from '../picture/fingerprint';
import { croppedPart, within, type CropPart, type Size } from '../picture/fit';
import { isRecord } from '../../base/record';

/** Which part of a picture fills its shape. It holds for the picture it was made on, and for no other. */
export interface Crop extends CropPart {
  /** The fingerprint of that picture's data URL. */
  readonly of: string;
}

/** At ten times, a picture as wide as the canvas takes one still has a pixel for each px of a box of 120. */
export const MOST_ZOOM = 10;

/** What takes a crop away: it holds for no picture. */
export const NO_CROP: Crop = { of: '', x: 0.5, y: 0.5, zoom: 1 };

/** What is shown of a picture that has not been cropped. */
export function middleOf(src: string): Crop {
  return { of: fingerprint(src), x: 0.5, y: 0.5, zoom: 1 };
}

/** A crop that someone else has written, its numbers within their bounds; null for what is none. */
export function readCrop(value: unknown): Crop | null {
  if (!isRecord(value)) return null;
  const { of, x, y, zoom } = { ...value };
  if (typeof of !== 'string' || !isNumber(x) || !isNumber(y) || !isNumber(zoom)) return null;
  return {
    of: of.slice(0, LONGEST_FINGERPRINT),
    x: within(x, 0, 1),
    y: within(y, 0, 1),
    zoom: within(zoom, 1, MOST_ZOOM),
  };
}

/**
 * A crop with the middle that it has in the box, so that the next move starts from what is seen, and zoomed to `most` times at
 * most. In thousandths.
 */
export function settledCrop(picture: Size, box: Size, crop: Crop, most = MOST_ZOOM): Crop {
  const zoom = thousandths(within(crop.zoom, 1, most));
  const part = croppedPart(picture, box, { ...crop, zoom });
  return {
    of: crop.of,
    x: thousandths((part.x + part.width / 2) / picture.width),
    y: thousandths((part.y + part.height / 2) / picture.height),
    zoom,
  };
}

/** Which part of a picture is to be shown, if this crop was made on it. */
export function cropPartFor(src: string, crop: Crop | undefined): CropPart | null {
  if (crop === undefined || crop.of !== fingerprint(src)) return null;
  const { x, y, zoom } = crop;
  return { x, y, zoom };
}

const LONGEST_FINGERPRINT = 40;

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
