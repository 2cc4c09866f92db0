import { parseHex } from '../../model/color/color';
import type { Ink } from '../../model/picture/ink';
import { isPicture } from '../../scene/registry';
import { lookId } from '../pictures/picture-answer';
import type { CheckSubject } from './check';
import type { PlacedImage } from './doc-parts';

/*
 * What checks ask of transparent pictures. Linked ones are not looked at: their pixels may not be read.
 */

/** As a share of its pixels: a picture with fewer transparent ones has a background of its own. */
const LEAST_CLEAR = 0.05;

/** Of an icon on nothing, roughly. */
const ICON_CLEAR = 0.5;

/** The ink of a picture, known or measured when it was drawn; null where it is opaque, or was not drawn. */
export function inkIn(
  { image: { src, rasterId, ink } }: PlacedImage,
  { options: { rasters = {} } }: CheckSubject,
): Ink | null {
  if (ink !== undefined) return { clear: ICON_CLEAR, shade: ink, pale: ink };
  return rasters[rasterId ?? lookId(src)]?.ink ?? null;
}

/** Whether a picture is transparent, so that what lies below it is its background. */
export function isSeeThrough({ clear }: Ink): boolean {
  return clear >= LEAST_CLEAR;
}

/** Whether it has a backing of its own, or gets one as soon as that is drawn. */
export function hasBacking(
  { image: { origin = [] } }: PlacedImage,
  { elements, person }: CheckSubject,
): boolean {
  if (elements === undefined) {
    const isLogo = origin.some((from) => from.kind === 'field' && from.field === 'logoUrl');
    return isLogo && parseHex(person.logoBackgroundColor) !== null;
  }
  const ids = new Set(origin.flatMap((from) => (from.kind === 'element' ? [from.id] : [])));
  const shown = elements.filter(({ id }) => ids.has(id));
  // A drawing of several is transparent between them.
  return shown.every((one) => isPicture(one) && one.style.backgroundColor !== undefined);
}
