import { retryOutput } from '../output/state/make-output';
import type { AppThunk } from '../store/state';
import { retryLazy } from '../ui/use-lazy';

/** Sends again for all that has not come, and makes an output again that failed for want of it. */
export function askAgain(): AppThunk<Promise<void>> {
  return (dispatch) => {
    retryLazy();
    return dispatch(retryOutput());
  };
}
