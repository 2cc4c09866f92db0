import { sectionsChanged } from './open-sections-slice';
import type { AppThunk } from './state';
import { withTimeout } from './with-timeout';

/*
 * The sections of the form that the visitor has open, whichever signature it is: kept on the device beside them.
 */

const KEY = 'signet/open-sections';

/** How long the page waits for them, before it shows all closed. */
const PATIENCE_MS = 300;

/** Opens the sections that were open on this device. */
export function recallSections(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { storage, log }) => {
    try {
      const stored = await withTimeout(storage.read(KEY), PATIENCE_MS, null);
      if (!Array.isArray(stored)) return;
      const names = stored.filter((name) => typeof name === 'string');
      dispatch(sectionsChanged(names));
    } catch (cause) {
      log('The open sections could not be read', cause);
    }
  };
}

/** Opens or closes a section. A device that does not take it loses one click, so nobody is told. */
export function changeSection(name: string, isOpen: boolean): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    const others = getState().openSections.filter((other) => other !== name);
    const open = isOpen ? [...others, name] : others;
    dispatch(sectionsChanged(open));
    try {
      await storage.write({ [KEY]: open });
    } catch (cause) {
      log('The open sections could not be saved', cause);
    }
  };
}
