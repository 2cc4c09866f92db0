import type { PlaceProblem } from '../../../../export/packages/outlook-addin';

/** What is missing of the place of an add-in, in a sentence. */
export function placeProblem(problem: PlaceProblem): string {
  return PROBLEMS[problem];
}

const PROBLEMS: Readonly<Record<PlaceProblem, string>> = {
  none: 'Where the files of the add-in will lie is not stated yet, so that it cannot be made.',
  'no-address':
    'The address of the add-in does not begin with https://, so that it cannot be made.',
  'no-key':
    'The address of the add-in has no key, so that it cannot be made: put `?key=` and 32 digits from 0 to f that cannot be guessed at its end, and use the same from then on.',
};
