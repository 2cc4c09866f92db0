import { contrast, type Hex } from '../../model/color/color';
import type { Ink } from '../../model/picture/ink';
import type { Check } from './check';
import { imagesIn } from './doc-parts';
import { hasBacking, inkIn, isSeeThrough } from './picture-ink';
import { nameOf } from './subject-names';

/** Below this contrast, that of #e2e2e2 on white, pale ink cannot be distinguished from its background. */
const LEAST = 1.3;

/** Transparent pictures whose ink is as light as what they lie on. */
export const picturePale: Check = {
  id: 'picture-pale',
  run: (subject) =>
    imagesIn(subject.doc).flatMap((placed) => {
      const ink = inkIn(placed, subject);
      if (ink === null || hasBacking(placed, subject) || !isLost(ink, placed.backgrounds))
        return [];
      const { origin = [], alt } = placed.image;
      const args = { label: nameOf(origin, alt, subject) };
      return [{ rule: 'picture-pale', args, origin }];
    }),
};

/** What is pale on white is so on any other background, too; on a dark one it stands out. */
function isLost(ink: Ink, backgrounds: readonly Hex[]): boolean {
  return (
    isSeeThrough(ink) && backgrounds.some((background) => contrast(ink.pale, background) < LEAST)
  );
}
