import { readPreference, writePreference } from '../preferences';
import type { AppThunk } from '../state';
import { advancedChanged } from './view-slice';

/*
 * Whether the designer shows all settings of elements: a preference of the device.
 */

const KEY = 'signet/advanced-settings';

/** Shows all settings if they were shown last on this device. */
export function recallAdvanced(): AppThunk {
  return (dispatch) => {
    if (dispatch(readPreference(KEY)) === true) dispatch(advancedChanged(true));
  };
}

export function changeAdvanced(isAdvanced: boolean): AppThunk {
  return (dispatch) => {
    dispatch(advancedChanged(isAdvanced));
    dispatch(writePreference(KEY, isAdvanced));
  };
}
