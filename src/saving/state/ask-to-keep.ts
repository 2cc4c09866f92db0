import type { AppThunk } from '../../store/state';
import { keepingNoticeShown } from './saving-slice';

/**
 * Asks the browser, once, to keep what is saved on the device when room runs low. Some browsers ask the visitor in their turn:
 * so this is for when they have just taken their signature away, and can see what it is about.
 */
export function askToKeep(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    if (getState().saving.isKept !== null) return;
    try {
      dispatch(keepingNoticeShown(await storage.keep()));
    } catch (cause) {
      log('The browser does not say whether it keeps what is saved', cause);
      dispatch(keepingNoticeShown(false));
    }
  };
}
