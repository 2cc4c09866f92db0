import { newHistory } from 'redux-undo';
import type { SignatureHistory, SignatureState } from './history-types';

/** A history as redux-undo holds it. A step of the `group` of the last one is one with it. */
export function historyOf(
  past: readonly SignatureState[],
  present: SignatureState,
  future: readonly SignatureState[],
  group: unknown = null,
): SignatureHistory {
  return newHistory([...past], present, [...future], group);
}

/** The history with each of its states changed, which is no step. */
export function mapStates(
  history: SignatureHistory,
  change: (state: SignatureState) => SignatureState,
): SignatureHistory {
  const { past, present, future, group } = history;
  return historyOf(past.map(change), change(present), future.map(change), group);
}

/** The history with another present, which is no step. */
export function withPresent(history: SignatureHistory, present: SignatureState): SignatureHistory {
  return historyOf(history.past, present, history.future, history.group);
}
