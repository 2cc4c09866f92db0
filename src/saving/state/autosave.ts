import type { TypedStartListening } from '@reduxjs/toolkit';
import { debounce } from '../../store/timing';
import { signatureOpened } from '../../store/signature/opened';
import type { AppDispatch, RootState } from '../../store/state';
import { hasUnsaved, saveAll } from './save';
import { takeOver } from './tab-lock';

/** How long a signature rests before it is saved, and how old what is not saved may become where somebody never rests. */
const SAVE_DELAYS = { restMs: 300, latestMs: 1000 };

/** Saves what is done and what is being typed, and takes the signature over from another tab before. */
export function autosave(
  listen: TypedStartListening<RootState, AppDispatch>,
  dispatch: AppDispatch,
): void {
  const saveSoon = debounce(() => void dispatch(saveAll()), SAVE_DELAYS);
  listen({
    predicate: (action, now, before) =>
      (now.signature !== before.signature && !signatureOpened.match(action)) ||
      isTyped(now, before),
    effect: saveSoon,
  });
  listen({
    predicate: (_action, now, before) => {
      const { lockOwner, status } = now.saving;
      if (lockOwner !== 'elsewhere' || !hasUnsaved(now)) return false;
      const isNews = now.signature !== before.signature;
      // After a failure, saving is tried again with the next step, not over and over.
      return isNews || (before.saving.lockOwner !== lockOwner && status !== 'fails');
    },
    effect: () => dispatch(takeOver()),
  });
}

/** Whether letters came into the text that is edited on the canvas. They are a draft until they are saved. */
function isTyped({ textEdit, draft }: RootState, before: RootState): boolean {
  return textEdit !== null && draft !== null && draft !== before.draft;
}
