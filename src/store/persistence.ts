import { NOTICES } from '../model/messages';
import type { AppThunk } from './make-store';
import { noticeRaised } from './notices-slice';
import { readSavedDraft, saveDraft } from './saved-draft';
import { saveSettled } from './saving-slice';
import { draftRestored, type SignatureDraft } from './signature-slice';

export const DRAFT_KEY = 'signet/signature';

/** Where something unreadable is put, never to be overwritten by the next. */
export function setAsideKey(moment: string): string {
  return `${DRAFT_KEY}/set-aside/${moment}`;
}

/** Brings back what an earlier visit left. What cannot be read is set aside with a notice, never thrown away. */
export function restoreDraft(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { storage, now, log }) => {
    try {
      const saved = await storage.read(DRAFT_KEY);
      const read = readSavedDraft(saved);
      if (read.ok) {
        if (read.value !== null) dispatch(draftRestored(read.value));
        return;
      }
      await storage.write(setAsideKey(now()), saved);
      dispatch(noticeRaised(NOTICES.savedWorkSetAside));
    } catch (cause) {
      log('Saved work could not be read', cause);
    }
  };
}

/** Keeps the form on the device. The first failure is told, those that follow are not. */
export function keepDraft(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    const { discarded: _discarded, ...draft } = getState().signature;
    try {
      await storage.write(DRAFT_KEY, saveDraft(draft satisfies SignatureDraft));
      dispatch(saveSettled(true));
    } catch (cause) {
      log('The work could not be saved', cause);
      if (getState().saving.works) dispatch(noticeRaised(NOTICES.saveFailed));
      dispatch(saveSettled(false));
    }
  };
}
