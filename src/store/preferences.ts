import type { AppThunk } from './state';

/*
 * Choices that are no work, such as which sections are open. They are read before the page is shown and written before it
 * can be left. A browser without room for them costs a click, so that is logged and no notice comes.
 */

/** What was chosen on this device, as it was written; undefined for nothing, and for what cannot be read. */
export function readPreference(key: string): AppThunk<unknown> {
  return (_dispatch, _getState, { preferences, log }) => {
    try {
      return preferences.read(key);
    } catch (cause) {
      log(`The preference ${key} could not be read`, cause);
      return undefined;
    }
  };
}

/** Keeps a choice on this device. */
export function writePreference(key: string, value: unknown): AppThunk {
  return (_dispatch, _getState, { preferences, log }) => {
    try {
      preferences.write(key, value);
    } catch (cause) {
      log(`The preference ${key} could not be written`, cause);
    }
  };
}
