import type { RootState } from '../store/state';

/** Whether there are more signatures on this device than the open one. */
export function selectHasOthers({ saving: { id, list } }: RootState): boolean {
  return list.some((header) => header.deleted === null && header.id !== id);
}
