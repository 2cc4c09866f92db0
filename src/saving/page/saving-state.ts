import { hasUnsaved } from '../state/save';
import type { RootState } from '../../store/state';

/**
 * Where the open signature is, as it stands; `new` for one that lies nowhere, as nothing was done yet, `filed` for one that
 * this page saved into a file as well, without a step since.
 */
export type SavingState = 'new' | 'saved' | 'filed' | 'saving' | 'fails' | 'elsewhere';

export function selectSavingState(state: RootState): SavingState {
  const { file, lockOwner, saved, status } = state.saving;
  if (status !== 'works') return 'fails';
  if (lockOwner === 'elsewhere') return 'elsewhere';
  if (hasUnsaved(state)) return 'saving';
  if (saved === null) return 'new';
  return file?.signature === state.signature.present ? 'filed' : 'saved';
}
