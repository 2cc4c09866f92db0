import { MARKS, type Marks } from '../../email/marks';
import { useOptionalLazy } from '../../ui/use-lazy';

/** The marks of networks, loaded where they are wanted; null until they have come. */
export function useMarks(areWanted: boolean): Marks | null {
  return useOptionalLazy(areWanted ? MARKS : null);
}
