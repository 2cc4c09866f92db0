import { formatCount } from '../../../base/text';
import type { ListProblem } from './table';

/**
 * Collects what is wrong with a list. A hostile one has a problem in every cell: the first thousand are kept, the rest counted.
 */
export interface ProblemList {
  readonly add: (line: number, column: string | null, message: string) => void;
  /** In the order of their lines; those of the list as a whole come first. */
  readonly all: () => readonly ListProblem[];
}

const MOST_PROBLEMS = 1000;

export function makeProblemList(): ProblemList {
  const kept: ListProblem[] = [];
  let left = 0;
  return {
    add: (line, column, message) => {
      if (kept.length < MOST_PROBLEMS) kept.push({ line, column, message });
      else left++;
    },
    all: () => byLine(left === 0 ? kept : [...kept, restOf(left)]),
  };
}

/** Problems in the order of their lines; those of one line stay in their order. */
export function byLine(problems: readonly ListProblem[]): readonly ListProblem[] {
  return problems.toSorted((a, b) => a.line - b.line);
}

function restOf(left: number): ListProblem {
  const message = `The first ${formatCount(MOST_PROBLEMS)} problems are listed. There are ${formatCount(left)} more.`;
  return { line: 0, column: null, message };
}
