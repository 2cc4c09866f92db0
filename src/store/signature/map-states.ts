import type { SignatureHistory, SignatureState } from './history-types';

/** The history with each of its states changed, which is no step. */
export function mapStates(
  history: SignatureHistory,
  change: (state: SignatureState) => SignatureState,
): SignatureHistory {
  return {
    ...withPresent(history, change(history.present)),
    past: history.past.map(change),
    future: history.future.map(change),
  };
}

/** The history with another present, which is no step. */
export function withPresent(history: SignatureHistory, present: SignatureState): SignatureHistory {
  // redux-undo's own copy of the present becomes the past of the next step.
  return { ...history, present, _latestUnfiltered: present };
}
