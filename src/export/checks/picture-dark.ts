import { contrast, WHITE, type Hex } from '../../model/color/color';
import { DARK_MAIL, type Ink } from '../../model/picture/ink';
import { darkColor } from '../previews/dark-background';
import type { Check } from './check';
import { imagesIn } from './doc-parts';
import { hasBacking, inkIn, isSeeThrough } from './picture-ink';
import { nameOf } from './subject-names';

/*
 * Dark modes recolor the background and leave pictures as they are. What counts is what is in the picture: a light background
 * that is printed below it (a panel, the band of a template) turns dark like the mail itself in Outlook, in Word and in Gmail
 * on phones, and Thunderbird removes it.
 */

/** Below this contrast, ink cannot be distinguished from its background. */
const LEAST = 2;

/** Transparent pictures whose ink is as dark as the mail in a dark mode. */
export const pictureDark: Check = {
  id: 'picture-dark',
  run: (subject) =>
    imagesIn(subject.doc).flatMap((placed) => {
      const ink = inkIn(placed, subject);
      if (ink === null || hasBacking(placed, subject) || !isLost(ink, placed.backgrounds))
        return [];
      const { image, backgrounds } = placed;
      const { origin = [], alt } = image;
      const label = nameOf(origin, alt, subject);
      const args = { label, background: backgrounds.join(' ') };
      return [{ rule: 'picture-dark', args, origin }];
    }),
};

function isLost(ink: Ink, backgrounds: readonly Hex[]): boolean {
  const dark = backgrounds.map((background) =>
    background === WHITE ? DARK_MAIL : darkColor(background),
  );
  return isSeeThrough(ink) && dark.some((background) => contrast(ink.shade, background) < LEAST);
}
