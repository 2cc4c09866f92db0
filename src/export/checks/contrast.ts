import {
  AA_CONTRAST,
  AA_CONTRAST_LARGE,
  contrast as contrastOf,
  largeTextSize,
} from '../../model/color/color';
import type { Check } from './check';
import { drawnRuns, textRuns, type DocTextRun } from './doc-parts';
import { firstOfEach, nameOf } from './subject-names';

/** Text that can hardly be distinguished from what it lies on. */
export const contrast: Check = {
  id: 'contrast',
  run: (subject) => {
    const runs = [...textRuns(subject.doc), ...drawnRuns(subject.doc)];
    const faint = runs.filter((run) => worstContrast(run) < neededContrast(run));
    const named = (run: DocTextRun): string => nameOf(run.origin, run.text, subject);
    return firstOfEach(faint, named).map((run) => ({
      rule: 'text-faint',
      args: {
        label: named(run),
        ratio: (Math.floor(worstContrast(run) * 10) / 10).toFixed(1),
        needed: neededContrast(run),
        color: run.font.color,
        backgrounds: run.backgrounds.join(' '),
      },
      origin: run.origin,
    }));
  },
};

/** The contrast of a text with that of its backgrounds from which it stands out least. */
export function worstContrast({ font: { color }, backgrounds }: Look): number {
  return Math.min(...backgrounds.map((background) => contrastOf(color, background)));
}

/** The contrast that a text of this size needs. */
export function neededContrast({ font: { size, isBold } }: Look): number {
  return size >= largeTextSize(isBold) ? AA_CONTRAST_LARGE : AA_CONTRAST;
}

type Look = Pick<DocTextRun, 'font' | 'backgrounds'>;
