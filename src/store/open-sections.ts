import { sectionsChanged } from './open-sections-slice';
import { readPreference, writePreference } from './preferences';
import type { AppThunk } from './state';

/*
 * The sections of the form that the visitor has open, whichever signature it is: a preference of the device.
 */

const KEY = 'signet/open-sections';

/** Opens the sections that were open on this device. */
export function recallSections(): AppThunk {
  return (dispatch) => {
    const stored = dispatch(readPreference(KEY));
    if (!Array.isArray(stored)) return;
    dispatch(sectionsChanged(stored.filter((name) => typeof name === 'string')));
  };
}

/** Opens or closes a section. */
export function changeSection(name: string, isOpen: boolean): AppThunk {
  return (dispatch, getState) => {
    const others = getState().openSections.filter((other) => other !== name);
    const open = isOpen ? [...others, name] : others;
    dispatch(sectionsChanged(open));
    dispatch(writePreference(KEY, open));
  };
}
