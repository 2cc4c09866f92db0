import { createStore } from 'idb-keyval';

/** The names that idb-keyval gives when it is told none: earlier work lies there. */
const openDevice = () => createStore('keyval-store', 'keyval');

let device = openDevice();

/** How long the device may take for a piece of work. What it has not done by then is taken back. */
const PATIENCE_MS = 15_000;

type Device = ReturnType<typeof openDevice>;
type Work<T> = (store: IDBObjectStore) => Promise<T>;

/**
 * Does work in one transaction, and answers once that is through. Rejects where any of it fails or the device does not
 * answer, and then nothing was written. Work is done over where the connection was lost, so it may be begun twice.
 */
export async function inTransaction<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
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
    // A page that keeps its connection would hold up whoever deletes the database.
    transaction.db.addEventListener('versionchange', closeConnection);
    try {
      const [result] = await Promise.all([work(store), untilComplete(transaction)]);
      return result;
    } catch (cause) {
      abort(transaction);
      // Requests only say that they were aborted; the transaction knows why.
      throw transaction.error ?? cause;
    }
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      isLate = true;
      if (begun !== null) abort(begun);
      // Whoever asks next does not wait for a connection that was never made.
      else if (device === used) device = openDevice();
      reject(new DOMException('The device does not answer', 'TimeoutError'));
    }, PATIENCE_MS);
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

/** What is said of a lost connection; `AbortError` where it was lost in the middle of a transaction. */
const LOST: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError', 'AbortError']);

/**
 * Browsers close connections when site data are cleared, when a device sleeps, or when they are short of memory. Safari
 * says `UnknownError` of it: https://bugs.webkit.org/show_bug.cgi?id=201483.
 */
function isLost(cause: unknown): boolean {
  return cause instanceof DOMException && LOST.has(cause.name);
}
