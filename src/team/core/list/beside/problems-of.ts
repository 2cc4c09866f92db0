import { OTHER_LISTS, type OtherList } from './other-lists';
import type { ListProblem } from '../table';

/**
 * The problems of another list as problems of the whole, since its lines are not those of the list of people: where it is in
 * that list comes into the sentence, such as `Overrides, line 4, Phone: …`.
 */
export function problemsOf(
  of: OtherList,
  problems: readonly ListProblem[],
): readonly ListProblem[] {
  return problems.map(({ line, column, message, isAdvice }) => {
    const place = `${line === 0 ? '' : `, line ${line}`}${column === null ? '' : `, ${column}`}`;
    return {
      line: 0,
      column: null,
      message: `${OTHER_LISTS[of]}${place}: ${message}`,
      of,
      ...(isAdvice === true && { isAdvice }),
    };
  });
}
