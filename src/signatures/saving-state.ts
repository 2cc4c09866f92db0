import { hasUnsaved } from '../store/saving/save';
import type { RootState } from '../store/state';

/** How far the saving of the open signature is; `new` for one that lies nowhere, as nothing was done yet. */
export type SavingState = 'new' | 'saved' | 'saving' | 'fails' | 'elsewhere';

export function selectSavingState(state: RootState): SavingState {
  const { lockOwner, saved, status } = state.saving;
  if (status !== 'works') return 'fails';
  if (lockOwner === 'elsewhere') return 'elsewhere';
  if (hasUnsaved(state)) return 'saving';
  return saved === null ? 'new' : 'saved';
}
