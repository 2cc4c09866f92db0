import { contrast, parseHex, WHITE, type Hex } from '../../model/color';
import type { ClientId } from '../../model/clients';
import { DARK_MAIL, type Ink } from '../../model/ink';
import { isPicture } from '../../scene/registry';
import { darkColor } from '../dark-ground';
import { lookId } from '../picture-answer';
import type { RasterImage } from '../types';
import type { Check, CheckSubject } from './check';
import { imagesIn, type PlacedImage } from './doc-parts';
import { nameOf } from './subject-names';

/*
 * Dark modes recolor the ground and leave pictures as they are. What counts is what is in the picture: a light ground that
 * is printed below it (a panel, the band of a template) turns dark like the mail itself in Outlook, in Word and in Gmail on
 * phones, and Thunderbird takes it away. Linked pictures are not looked at: their pixels may not be read.
 */

/** Below this, ink cannot be told from its ground. */
const LEAST = 2;
/** A picture with fewer see-through pixels is one on its own ground. */
const LEAST_CLEAR = 0.05;

/** Those whose dark modes turn a mail dark and leave its pictures. Apple Mail leaves a mail that holds one as it is. */
const DARKENING: readonly ClientId[] = [
  'gmail',
  'outlook-web',
  'outlook-classic',
  'outlook-mac',
  'outlook-mobile',
  'thunderbird',
  'samsung',
  'hey',
];

/** See-through pictures whose ink is as dark as the mail in a dark mode. */
export const pictureDark: Check = {
  id: 'picture-dark',
  run: (subject) =>
    imagesIn(subject.doc).flatMap((placed) => {
      const ink = inkIn(placed, subject);
      if (ink === null || hasPlate(placed, subject) || !isLost(ink, placed.grounds)) return [];
      const { image, grounds } = placed;
      const { origin = [], alt } = image;
      const label = nameOf(origin, alt, subject);
      const args = { label, ground: grounds.join(' ') };
      return [{ rule: 'picture-dark', severity: 'degraded', clients: DARKENING, args, origin }];
    }),
};

function inkIn({ image: { src } }: PlacedImage, { options: { rasters = {} } }: CheckSubject) {
  const drawn = rasters[lookId(src)] ?? Object.values(rasters).find((one) => isSame(one, src));
  return drawn?.ink ?? null;
}

function isSame({ type, base64 }: RasterImage, src: string): boolean {
  const head = `data:${type};base64,`;
  return src.length === head.length + base64.length && src.startsWith(head) && src.endsWith(base64);
}

function isLost({ clear, shade }: Ink, grounds: readonly Hex[]): boolean {
  const dark = grounds.map((ground) => (ground === WHITE ? DARK_MAIL : darkColor(ground)));
  return clear >= LEAST_CLEAR && dark.some((ground) => contrast(shade, ground) < LEAST);
}

/** Whether it has a plate of its own, or gets one as soon as that is drawn. */
function hasPlate(
  { image: { origin = [] } }: PlacedImage,
  { elements, person }: CheckSubject,
): boolean {
  if (elements === undefined) {
    const isLogo = origin.some((from) => from.kind === 'field' && from.field === 'logoUrl');
    return isLogo && parseHex(person.logoBackgroundColor) !== null;
  }
  const ids = new Set(origin.flatMap((from) => (from.kind === 'element' ? [from.id] : [])));
  const shown = elements.filter(({ id }) => ids.has(id));
  // A drawing of several is see-through between them.
  return shown.every((one) => isPicture(one) && one.style.backgroundColor !== undefined);
}
