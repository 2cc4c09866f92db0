import { createStore, promisifyRequest } from 'idb-keyval';
import type { StoragePort } from '../store/ports';
import { forgetJournal, readJournal, writeJournal } from './storage-journal';

/** The names that idb-keyval gives when it is told none: earlier work lies there. */
const device = createStore('keyval-store', 'keyval');

/**
 * What is kept on this device: IndexedDB, and a journal beside it while the page is hidden. Rejects where the browser
 * allows no IndexedDB or has no room.
 */
export const storage: StoragePort = {
  async read(key) {
    const last = readJournal(key);
    return last ?? device('readonly', (store) => promisifyRequest<unknown>(store.get(key)));
  },
  async write(key, value) {
    const entry = document.visibilityState === 'hidden' ? writeJournal(key, value) : null;
    await device('readwrite', (store) => {
      store.put(value, key);
      // A page that is being left does not live to see the transaction end by itself.
      store.transaction.commit();
      return promisifyRequest(store.transaction);
    });
    forgetJournal(key, entry);
  },
};
