import { hasUnkept } from '../store/keep/keep';
import type { RootState } from '../store/state';

/** How far the keeping of the open signature is; `new` for one that lies nowhere, as nothing was done yet. */
export type SavingState = 'new' | 'saved' | 'saving' | 'fails' | 'elsewhere';

export function selectSavingState(state: RootState): SavingState {
  const { hold, kept, status } = state.keeping;
  if (status !== 'works') return 'fails';
  if (hold === 'elsewhere') return 'elsewhere';
  if (hasUnkept(state)) return 'saving';
  return kept === null ? 'new' : 'saved';
}
