import type { SignatureHistory, SignatureState } from './history-types';

/** The history with each of its states changed, which is no step. */
export function mapStates(
  history: SignatureHistory,
  change: (state: SignatureState) => SignatureState,
): SignatureHistory {
  const present = change(history.present);
  return {
    ...history,
    past: history.past.map(change),
    present,
    future: history.future.map(change),
    // redux-undo's own copy of the present: it becomes the past of the next step.
    _latestUnfiltered: present,
  };
}
