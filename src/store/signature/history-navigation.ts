import { ActionCreators } from 'redux-undo';
import type { SignatureHistory } from './history-types';

/** Steps through the history of the signature, one or to a state `index` steps from the first. */
export const historyNavigation = {
  undo: () => ({ ...ActionCreators.undo(), type: 'signature-history/undo' }),
  redo: () => ({ ...ActionCreators.redo(), type: 'signature-history/redo' }),
  jumpBy: (steps: number) => ({ ...ActionCreators.jump(steps), type: 'signature-history/jump' }),
};

/** Whether an action steps through the history. */
export function navigatesHistory({ type }: { readonly type: string }): boolean {
  return type.startsWith('signature-history/');
}

/**
 * The selection that belongs to where the history went: what was selected before the step undone, or after the one
 * redone. Null when it went nowhere, and for a new step, which brings its own.
 */
export function selectionAfterNavigation(
  before: SignatureHistory,
  after: SignatureHistory,
): readonly string[] | null {
  if (after.past.length < before.past.length && after.future.length > before.future.length) {
    return after.future[0]?.step?.selectionBefore ?? [];
  }
  if (after.future.length < before.future.length && after.past.length > before.past.length) {
    return after.present.step?.selectionAfter ?? [];
  }
  return null;
}
