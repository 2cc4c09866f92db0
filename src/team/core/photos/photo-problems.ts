import { formatCount } from '../../../base/text';
import { problemsOf } from '../list/beside/problems-of';
import type { ListProblem } from '../list/table';
import type { MatchedPhotos } from './match-photos';

/** All that is reported of a folder of photos: what of it is of no use, and how many people have none there. */
export function photoProblems(
  folder: string,
  { problems, lacking }: Pick<MatchedPhotos, 'problems' | 'lacking'>,
  unreadable: readonly string[],
): readonly ListProblem[] {
  return problemsOf('photos', [
    // Each states whom it is about; a line would be one of the folder.
    ...problems.map((problem) => ({ ...problem, line: 0 })),
    ...unreadable.map((name) => about(`${name} is no whole JPEG, PNG or GIF of 20 MB at most.`)),
    ...(lacking === 0
      ? []
      : [
          {
            ...about(`${formatCount(lacking)} without a photo in ${folder}.`),
            isAdvice: true as const,
          },
        ]),
  ]);
}

function about(message: string): ListProblem {
  return { line: 0, column: null, message };
}
