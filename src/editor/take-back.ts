import { historyNavigation } from '../store/signature/history-navigation';
import type { AppThunk } from '../store/state';

/** What was typed since a field was entered is one step of the history, so it is taken back as one. */
export function takeBack(group: string): AppThunk {
  return (dispatch, getState) => {
    const { step } = getState().signature.present;
    if (step?.group === group) dispatch(historyNavigation.undo());
  };
}
