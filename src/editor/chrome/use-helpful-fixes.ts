import { useMemo } from 'react';
import type { FixQuestion } from '../../fixes/question';
import { useAppSelector } from '../../store/hooks';
import { useFixes } from '../findings/use-fixes';
import { selectSelection } from '../selectors';

/** The ids of the commands that help, or why they are not known. */
export type FixesHelping = ReadonlySet<string> | 'asked' | 'unknown';

/** The ids of the commands that fix something of the selection, as far as that is known. */
export function useHelpfulFixes(): FixesHelping {
  const ids = useAppSelector(selectSelection);
  const isPreview = useAppSelector(({ view }) => view.isPreview);
  const isAsked = ids.length > 0 && !isPreview;
  const question = useMemo(
    (): FixQuestion | null => (isAsked ? { kind: 'helpful', ids } : null),
    [isAsked, ids],
  );
  const known = useFixes(question);
  return useMemo(
    () => (typeof known === 'string' ? known : new Set(known.map(({ fix }) => `fix.${fix}`))),
    [known],
  );
}
