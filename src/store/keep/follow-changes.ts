import type { TypedStartListening } from '@reduxjs/toolkit';
import { signatureOpened } from '../signature/opened';
import type { AppDispatch, RootState } from '../state';
import { hasUnkept, keep } from './keep';
import { takeOver } from './share';

/** How long a signature must rest before it is kept. */
const KEEP_DELAY_MS = 300;

/** Keeps what is done, and takes the signature over from another tab before. */
export function followChanges(listen: TypedStartListening<RootState, AppDispatch>): void {
  listen({
    predicate: (action, now, before) =>
      now.signature !== before.signature && !signatureOpened.match(action),
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(KEEP_DELAY_MS);
      await dispatch(keep());
    },
  });
  listen({
    predicate: (_action, now, before) => {
      const { hold, status } = now.keeping;
      if (hold !== 'elsewhere' || !hasUnkept(now)) return false;
      const isNews = now.signature !== before.signature;
      // A device that fails is asked again with the next step, not over and over.
      return isNews || (before.keeping.hold !== hold && status !== 'fails');
    },
    effect: (_action, { dispatch }) => dispatch(takeOver()),
  });
}
