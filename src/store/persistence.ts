import { keep, restore } from './keep';
import type { AppThunk } from './root-state';
import { readSavedDraft, saveDraft } from './saved-draft';
import { draftRestored } from './signature-slice';

/** Where the form is kept. */
export const DRAFT_KEY = 'signet/signature';

/**
 * Brings back the form of an earlier visit. What cannot be read, or comes only when the visitor has begun anew, is set
 * aside with a notice, never thrown away; what was typed meanwhile is kept then.
 */
export function restoreDraft(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = getState().signature;
    const hasBegun = (): boolean => getState().signature !== before;
    const isUsed = await dispatch(
      restore({
        key: DRAFT_KEY,
        read: readSavedDraft,
        bring: (draft) => dispatch(draftRestored(draft)),
        hasBegun,
      }),
    );
    if (!isUsed && hasBegun()) await dispatch(keepDraft());
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
