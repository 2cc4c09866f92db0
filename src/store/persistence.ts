import { NOTICES } from '../model/messages';
import type { AppThunk } from './root-state';
import { noticeRaised } from './notices-slice';
import { readSavedDraft, saveDraft } from './saved-draft';
import { savingMoved } from './saving-slice';
import { draftRestored, type SignatureDraft } from './signature-slice';

export const DRAFT_KEY = 'signet/signature';

/** Where something unreadable is put, never to be overwritten by the next. */
export function setAsideKey(moment: string): string {
  return `${DRAFT_KEY}/set-aside/${moment}`;
}

/**
 * Brings back what an earlier visit left. What cannot be read, or comes only when the visitor has begun anew, is set aside
 * with a notice, never thrown away.
 */
export function restoreDraft(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    const before = getState().signature;
    try {
      const saved = await storage.read(DRAFT_KEY);
      const read = readSavedDraft(saved);
      const draft = read.ok ? read.value : undefined;
      if (draft === null) return;
      const hasBegun = getState().signature !== before;
      if (draft === undefined || hasBegun) await dispatch(setAside(saved));
      else dispatch(draftRestored(draft));
    } catch (cause) {
      log('Saved work could not be read', cause);
    }
  };
}

/** Copies saved work to where nothing is written over it. Where that fails, nothing is saved on this visit at all. */
function setAside(saved: unknown): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { storage, now, log }) => {
    try {
      await storage.write(setAsideKey(now()), saved);
      dispatch(noticeRaised(NOTICES.savedWorkSetAside));
    } catch (cause) {
      log('Saved work could not be set aside', cause);
      dispatch(savingMoved('withheld'));
      dispatch(noticeRaised(NOTICES.saveFailed));
    }
  };
}

/** Keeps the form on the device. The first failure is told, those that follow are not. */
export function keepDraft(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, log }) => {
    const { signature, saving } = getState();
    if (saving.status === 'withheld') return;
    const { discarded: _discarded, ...draft } = signature;
    try {
      await storage.write(DRAFT_KEY, saveDraft(draft satisfies SignatureDraft));
      dispatch(savingMoved('works'));
    } catch (cause) {
      log('The work could not be saved', cause);
      if (getState().saving.status === 'works') dispatch(noticeRaised(NOTICES.saveFailed));
      dispatch(savingMoved('fails'));
    }
  };
}
