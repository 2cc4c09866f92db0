import type { Check } from './check';
import { textRuns, type DocTextRun } from './doc-parts';
import { firstOfEach, nameOf } from './subject-names';

/** In px. Letters below `SMALL_TEXT` are hard to read, those below `TINY_TEXT` hardly can be read. */
export const SMALL_TEXT = 11;
const TINY_TEXT = 10;

/** Letters that are too small to be read with ease. */
export const textSize: Check = {
  id: 'text-size',
  run: (subject) => {
    const small = textRuns(subject.doc).filter(
      (run) => run.font.size < SMALL_TEXT && !isIconLetters(run),
    );
    const named = (run: DocTextRun): string => nameOf(run.origin, run.text, subject);
    return firstOfEach(small, named).map((run) => {
      const { size } = run.font;
      const parts = { args: { label: named(run), size }, origin: run.origin };
      return { rule: 'text-small', severity: size < TINY_TEXT ? 'broken' : 'degraded', ...parts };
    });
  },
};

/** Whether a run is the letters of a social icon, which carries the name of its network as a label. */
function isIconLetters({ link, text }: DocTextRun): boolean {
  return link?.label !== undefined && text.length <= 2;
}
