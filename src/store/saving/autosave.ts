import type { TypedStartListening } from '@reduxjs/toolkit';
import { signatureOpened } from '../signature/opened';
import type { AppDispatch, RootState } from '../state';
import { hasUnsaved, save } from './save';
import { takeOver } from './tab-lock';

/** How long a signature must rest before it is saved. */
const SAVE_DELAY_MS = 300;

/** Saves what is done, and takes the signature over from another tab before. */
export function autosave(listen: TypedStartListening<RootState, AppDispatch>): void {
  listen({
    predicate: (action, now, before) =>
      now.signature !== before.signature && !signatureOpened.match(action),
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(SAVE_DELAY_MS);
      await dispatch(save());
    },
  });
  listen({
    predicate: (_action, now, before) => {
      const { lockOwner, status } = now.saving;
      if (lockOwner !== 'elsewhere' || !hasUnsaved(now)) return false;
      const isNews = now.signature !== before.signature;
      // A device that fails is asked again with the next step, not over and over.
      return isNews || (before.saving.lockOwner !== lockOwner && status !== 'fails');
    },
    effect: (_action, { dispatch }) => dispatch(takeOver()),
  });
}
