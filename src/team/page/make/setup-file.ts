import { fail, ok, type Result } from '../../../base/result';
import type { AppThunk } from '../../../store/state';
import { readSetupFile } from '../../core/setup/setup-file';
import { replaceSetup } from '../../state/setup-file';
import { listChanged, setupChanged } from '../../state/team-slice';
import { mapAgain } from '../people/take-list';
import { MAKE_WORDS } from '../copy';

/** In bytes: rules hold pictures of banners and logos. */
const LARGEST = 64 * 1024 * 1024;

/** A setup that was opened: what of it could not be read, in words, and the way back to what was there. */
export interface OpenedSetup {
  readonly notes: readonly string[];
  readonly undo: () => void;
}

/** Takes a setup out of a file, for the list that is there, too. A file that is none is a sentence, and changes nothing. */
export function openSetup(file: Blob): AppThunk<Promise<Result<OpenedSetup, string>>> {
  return async (dispatch, getState, { log }) => {
    if (file.size > LARGEST) return fail(MAKE_WORDS.setupTooLarge);
    try {
      const read = readSetupFile(await file.text());
      if (!read.ok) return fail(read.problem);
      const { setup, notes } = read.value;
      const { list } = getState().team;
      const before = dispatch(replaceSetup(setup));
      await dispatch(mapAgain());
      const undo = (): void => {
        dispatch(setupChanged(before));
        dispatch(listChanged(list));
      };
      return ok({ notes, undo });
    } catch (cause) {
      log('The setup could not be read', cause);
      return fail(MAKE_WORDS.setupNotRead);
    }
  };
}
