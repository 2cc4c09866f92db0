import { retryOutput } from '../store/output/make-output';
import type { AppThunk } from '../store/state';
import { wantAgain } from '../ui/on-use';

/** Sends again for all that has not come, and makes an output again that failed for want of it. */
export function askAgain(): AppThunk<Promise<void>> {
  return (dispatch) => {
    wantAgain();
    return dispatch(retryOutput());
  };
}
