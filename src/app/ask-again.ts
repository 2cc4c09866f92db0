import { retryOutput } from '../output/state/make-output';
import type { AppThunk } from '../store/state';
import { retryLazy } from '../ui/hooks/use-lazy';

/** Loads again all code that failed to load, and makes again an output that failed because of it. */
export function askAgain(): AppThunk<Promise<void>> {
  return (dispatch) => {
    retryLazy();
    return dispatch(retryOutput());
  };
}
