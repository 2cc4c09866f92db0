import { NOTICES } from '../../model/messages/messages';
import { SIGNATURE_FILE_TYPE } from '../../saving/state/files/file-name';
import type { AppThunk } from '../../store/state';
import { withFailureNotice } from '../../store/with-failure-notice';
import type { RunSetup } from '../core/setup/run-setup';
import { selectSource } from './source';
import { setupChanged, type TeamSetup } from './team-slice';

/* What is decided on the page as a file, for the command line and for the page again. */

export const SETUP_FILE_NAME = 'team.setup.json';

/** Writes a setup as the text of a file. */
type WriteSetup = (setup: RunSetup) => string;

/** Saves what is decided, but for the signature and the list. */
export function saveSetup(write: WriteSetup): AppThunk<Promise<void>> {
  return (dispatch, getState, { files }) =>
    dispatch(
      withFailureNotice(NOTICES.downloadFailed, async () => {
        const { choice: _choice, loadedPictures: _loaded, ...decided } = getState().team.setup;
        const kind = selectSource(getState())?.kind ?? null;
        files.download(SETUP_FILE_NAME, SIGNATURE_FILE_TYPE, write({ ...decided, kind }));
      }),
    );
}

/** Puts a setup in the place of the one that is there, and returns that. The signature stays. */
export function replaceSetup({ kind, ...decided }: RunSetup): AppThunk<TeamSetup> {
  return (dispatch, getState) => {
    const { team, saving } = getState();
    const id = team.setup.choice?.id ?? saving.id;
    const choice = kind === null ? team.setup.choice : { id, kind };
    dispatch(setupChanged({ ...decided, choice }));
    return team.setup;
  };
}
