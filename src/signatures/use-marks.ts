import { loadMarks, type Marks } from '../email/marks';
import { onUse, useIfItComes } from '../ui/on-use';

const MARKS = onUse(loadMarks);
const NOTHING = onUse(() => Promise.resolve(null));

/** The marks of networks, sent for where they are wanted; null until they have come. */
export function useMarks(areWanted: boolean): Marks | null {
  return useIfItComes<Marks | null>(areWanted ? MARKS : NOTHING);
}
