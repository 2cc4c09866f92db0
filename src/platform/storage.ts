import { get, set } from 'idb-keyval';
import type { StoragePort } from '../store/ports';

/** What is kept on this device: IndexedDB. Rejects where the browser allows none or has no room. */
export const storage: StoragePort = {
  read: (key) => get<unknown>(key),
  write: (key, value) => set(key, value),
};
