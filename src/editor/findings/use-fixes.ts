import { useEffect, useMemo, useState } from 'react';
import type { FixQuestion, Offer } from '../../fixes/question';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { askFixes } from './ask-fixes';

/** The fixes that are offered: `asked` until they are computed, `unknown` where that failed. */
export type FixesKnown = readonly Offer[] | 'asked' | 'unknown';

/** What fixes would do to the design as it stands, asked again as it changes. Of no question nothing is asked. */
export function useFixes(question: FixQuestion | null): FixesKnown {
  const dispatch = useAppDispatch();
  const present = useAppSelector(({ signature }) => signature.present);
  const rasters = useAppSelector(({ output }) => output.rasters);
  const arrivals = useAppSelector(({ fonts }) => fonts.arrivals);
  const subject = useMemo(
    () => ({ question, present, rasters, arrivals }),
    [question, present, rasters, arrivals],
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    const asked = new AbortController();
    const ask = async (): Promise<void> => {
      if (subject.question === null) return;
      const offers = await dispatch(askFixes(subject.question, asked.signal));
      if (!asked.signal.aborted) setOutcome({ subject, offers });
    };
    void ask();
    return () => asked.abort();
  }, [dispatch, subject]);
  if (question === null) return NONE;
  return outcome?.subject === subject ? (outcome.offers ?? 'unknown') : 'asked';
}

const NONE: readonly Offer[] = [];

/** The result for a subject. */
interface Outcome {
  readonly subject: unknown;
  readonly offers: readonly Offer[] | null;
}
