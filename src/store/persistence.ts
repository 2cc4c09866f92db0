import { inTime, keep, restore } from './keep';
import type { AppThunk } from './root-state';
import { readSavedDraft, saveDraft } from './saved-draft';
import { draftRestored } from './signature-slice';

/** Where the form is kept. */
export const DRAFT_KEY = 'signet/signature';

/** Brings back the form of an earlier visit, or goes on without where the device does not answer in time. */
export function beginDraft(): AppThunk<Promise<unknown>> {
  return (dispatch) => dispatch(inTime(DRAFT_KEY, dispatch(restoreDraft())));
}

/**
 * Brings back the form of an earlier visit. What cannot be read, or comes only when the visitor has begun anew, is set
 * aside with a notice, never thrown away.
 */
export function restoreDraft(): AppThunk<Promise<boolean>> {
  return (dispatch, getState) => {
    const before = getState().signature;
    return dispatch(
      restore({
        key: DRAFT_KEY,
        read: readSavedDraft,
        bring: (draft) => dispatch(draftRestored(draft)),
        hasBegun: () => getState().signature !== before,
        keepNew: () => dispatch(keepDraft()),
      }),
    );
  };
}

/** Keeps the form on the device. */
export function keepDraft(): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      keep(DRAFT_KEY, () => {
        const { discarded: _discarded, ...draft } = getState().signature;
        return saveDraft(draft);
      }),
    );
}
