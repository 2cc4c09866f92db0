import { contrast, type Hex } from '../../model/color/color';
import type { Ink } from '../../model/picture/ink';
import type { Check } from './check';
import { imagesIn } from './doc-parts';
import { hasPlate, inkIn, isSeeThrough } from './picture-ink';
import { nameOf } from './subject-names';

/** Below this, pale ink cannot be told from its ground: that of #e2e2e2 on white. */
const LEAST = 1.3;

/** See-through pictures whose ink is as light as what they lie on. */
export const picturePale: Check = {
  id: 'picture-pale',
  run: (subject) =>
    imagesIn(subject.doc).flatMap((placed) => {
      const ink = inkIn(placed, subject);
      if (ink === null || hasPlate(placed, subject) || !isLost(ink, placed.grounds)) return [];
      const { origin = [], alt } = placed.image;
      const args = { label: nameOf(origin, alt, subject) };
      return [{ rule: 'picture-pale', severity: 'degraded', clients: [], args, origin }];
    }),
};

/** What is pale on white is so on any other ground, too; on a dark one it stands out. */
function isLost(ink: Ink, grounds: readonly Hex[]): boolean {
  return isSeeThrough(ink) && grounds.some((ground) => contrast(ink.pale, ground) < LEAST);
}
