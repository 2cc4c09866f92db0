import { promisifyRequest, createStore } from 'idb-keyval';
import { isRecord } from '../../base/record';
import type { Entries, Fence, StoragePort } from '../state/storage-port';
import { UNREADABLE } from '../state/header';
import { forgetInJournal, noteInJournal, readJournal, type DamagedNote } from './storage-journal';

/**
 * What is saved on this device: IndexedDB, and a journal beside it while the page is hidden. Rejects where the browser
 * allows no IndexedDB or has no room.
 */
export const storage: StoragePort = {
  async read(key) {
    await recover();
    return inTransaction('readonly', (store) => promisifyRequest<unknown>(store.get(key)));
  },

  async keys() {
    await recover();
    const keys = await inTransaction('readonly', (store) => promisifyRequest(store.getAllKeys()));
    return keys.filter((key) => typeof key === 'string');
  },

  async readAll(prefix) {
    await recover();
    const range = IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);
    return inTransaction('readonly', async (store) => {
      const [keys, values] = await Promise.all([
        promisifyRequest(store.getAllKeys(range)),
        promisifyRequest<unknown[]>(store.getAll(range)),
      ]);
      return new Map(
        keys.flatMap((key, index) =>
          typeof key === 'string' ? [[key, values[index]] as const] : [],
        ),
      );
    });
  },

  async write(entries, fence) {
    const isLeaving = fence !== undefined && document.visibilityState === 'hidden';
    const note = isLeaving ? noteInJournal(entries, fence) : null;
    const way = await put(entries, fence);
    if (fence === undefined || note === null) return way === 'open';
    forgetInJournal(fence.key, note);
    // Another tab that read meanwhile has brought the note in: this write stands, or a later one of this page.
    return way !== 'closed';
  },

  async update(key, change) {
    const stuck = await recover();
    // A fence that is moved on now would shut out forever what its last owner did last.
    if (stuck.has(key)) throw new Error('Earlier work is not in yet', { cause: stuck.get(key) });
    return inTransaction('readwrite', async (store) => {
      const stored = await promisifyRequest<unknown>(store.get(key));
      const changed = change(stored);
      if (changed === undefined) return stored;
      store.put(changed, key);
      store.transaction.commit();
      return changed;
    });
  },

  setAside: () => setAside,

  async keep() {
    // WebKitGTK has none.
    const { storage: room }: Partial<Navigator> = navigator;
    return room !== undefined && ((await room.persisted()) || room.persist());
  },
};

/** Writes to IndexedDB what closed pages could only note. Returns what cannot be written, which stays noted, and why. */
async function recover(): Promise<ReadonlyMap<string, unknown>> {
  const stuck = new Map<string, unknown>();
  const { entries: notes, damaged } = readJournal();
  for (const note of damaged) await setNoteAside(note);
  for (const { key, text, entries, fence } of notes) {
    try {
      await put(entries, fence);
      forgetInJournal(key, text);
    } catch (cause) {
      stuck.set(key, cause);
    }
  }
  return stuck;
}

/** How many notes were set aside. */
let setAside = 0;

/** What is being set aside, by what it is: of several readings at once the first does it, and all wait for that. */
const settingAside = new Map<string, Promise<void>>();

/** Puts a note that cannot be understood where it can be looked at. It stays noted where that fails. */
function setNoteAside(note: DamagedNote): Promise<void> {
  const name = JSON.stringify(note);
  const done = settingAside.get(name) ?? putAside(note).finally(() => settingAside.delete(name));
  settingAside.set(name, done);
  return done;
}

async function putAside({ key, text }: DamagedNote): Promise<void> {
  try {
    await put({ [`${UNREADABLE}journal ${new Date().toISOString()}/${key}`]: text }, undefined);
    forgetInJournal(key, text);
    setAside += 1;
  } catch {
    // The next reading tries again.
  }
}

/** How a fence stands to a write: `passed` where its owner is the same and has written this, or what is newer. */
type Way = 'open' | 'passed' | 'closed';

/** Writes all or, where the fence is not open, nothing. */
function put(entries: Entries, fence: Fence | undefined): Promise<Way> {
  return inTransaction('readwrite', async (store) => {
    const way = fence
      ? wayPast(await promisifyRequest<unknown>(store.get(fence.key)), fence)
      : 'open';
    if (way !== 'open') return way;
    for (const [key, value] of Object.entries(entries)) {
      if (value === undefined) store.delete(key);
      else store.put(value, key);
    }
    // A page that is being left may be gone before the transaction ends by itself.
    store.transaction.commit();
    return way;
  });
}

function wayPast(stored: unknown, { owner, revision }: Fence): Way {
  if (stored === undefined) return 'open';
  if (!isRecord(stored) || stored['owner'] !== owner) return 'closed';
  const known = stored['revision'];
  if (typeof known !== 'number') return 'closed';
  return revision > known ? 'open' : 'passed';
}

/** The names that idb-keyval uses by default: earlier work lies there. */
const openDevice = () => createStore('keyval-store', 'keyval');

let device = openDevice();

/** How long the device may take for a piece of work. What it has not done by then is taken back. */
const TIMEOUT_MS = 15_000;

type Device = ReturnType<typeof openDevice>;
type Work<T> = (store: IDBObjectStore) => Promise<T>;

/**
 * Does work in one transaction, and resolves once that is complete. Rejects where any of it fails or the device does not
 * answer, and then nothing was written. Work is done over where the connection was lost, so it may be begun twice.
 */
async function inTransaction<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const used = device;
  try {
    return await run(used, mode, work);
  } catch (cause) {
    if (!isLost(cause)) throw cause;
    // Of several that find the connection lost, the first opens another, so that their order stays.
    if (device === used) device = openDevice();
    return run(device, mode, work);
  }
}

function run<T>(used: Device, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  let begun: IDBTransaction | null = null;
  let isLate = false;
  const done = used(mode, async (store) => {
    const { transaction } = store;
    begun = transaction;
    if (isLate) abort(transaction);
    // A page that keeps its connection would block the deletion of the database.
    transaction.db.addEventListener('versionchange', closeConnection);
    try {
      const [result] = await Promise.all([work(store), untilComplete(transaction)]);
      return result;
    } catch (cause) {
      abort(transaction);
      // The errors of requests only state that they were aborted; that of the transaction has the reason.
      throw transaction.error ?? cause;
    }
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      isLate = true;
      if (begun !== null) abort(begun);
      // The next request does not wait for a connection that was never made.
      else if (device === used) device = openDevice();
      reject(new DOMException('The device does not answer', 'TimeoutError'));
    }, TIMEOUT_MS);
    done.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function closeConnection({ target }: Event): void {
  if (target instanceof IDBDatabase) target.close();
}

/** A transaction may also fail after all its requests have succeeded: there may be no room for what it writes. */
function untilComplete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => {
      reject(transaction.error ?? new DOMException('Nothing was written', 'AbortError'));
    });
  });
}

/** Takes back what was written before something failed. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** The errors of a lost connection; `AbortError` where it was lost in the middle of a transaction. */
const LOST: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError', 'AbortError']);

/**
 * Browsers close connections when site data are cleared, when a device sleeps, or when they are short of memory. Safari throws
 * `UnknownError` then: https://bugs.webkit.org/show_bug.cgi?id=201483.
 */
function isLost(cause: unknown): boolean {
  return cause instanceof DOMException && LOST.has(cause.name);
}
