import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useOnUse } from '../../ui/on-use';
import { selectChosen } from '../commands/command-facts';
import { FIXING } from '../findings/fixing-on-use';

/** The ids of the commands that fix something of the selection; null until they are known. */
export function useHelpfulFixes(): ReadonlySet<string> | null {
  const fixing = useOnUse(FIXING);
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectChosen);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const ids = fixing && (await dispatch(fixing.askFixes()));
      if (isAwaited && ids !== null) setFound({ chosen, ids });
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [fixing, dispatch, chosen]);
  return found?.chosen === chosen ? found.ids : null;
}

/** What was found of a selection. */
interface Found {
  readonly chosen: unknown;
  readonly ids: ReadonlySet<string>;
}
