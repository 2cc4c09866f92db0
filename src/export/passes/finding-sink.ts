import { completeFinding } from '../../model/findings/finding-rows';
import type { Finding } from '../../model/findings/findings';
import type { FindingSink } from './pass';

/** A sink that completes each finding by its row. */
export function makeFindingSink(): FindingSink {
  let found: readonly Finding[] = [];
  return {
    report: (...findings) => {
      found = [...found, ...findings.map(completeFinding)];
    },
    all: () => found,
  };
}
