/*
 * A page that is left may be gone before IndexedDB has written. `localStorage` writes at once, so the last writes of a
 * hidden page go there as well; the next visit reads them first, until IndexedDB holds what is newer.
 */

const PREFIX = 'signet/journal/';

/** Writes an entry at once and answers it; null where the browser allows none or has no room for it. */
export function writeJournal(key: string, value: unknown): string | null {
  try {
    const entry = JSON.stringify(value);
    localStorage.setItem(PREFIX + key, entry);
    return entry;
  } catch {
    return null;
  }
}

/** What was written last under a key, if IndexedDB may not have it; undefined for nothing. */
export function readJournal(key: string): unknown {
  try {
    const entry = localStorage.getItem(PREFIX + key);
    return entry === null ? undefined : JSON.parse(entry);
  } catch {
    return undefined;
  }
}

/** Drops the entry of a key once IndexedDB holds it or what is newer; `entry` is what this write put there, if anything. */
export function forgetJournal(key: string, entry: string | null): void {
  try {
    const isOurs = entry === null || localStorage.getItem(PREFIX + key) === entry;
    if (isOurs) localStorage.removeItem(PREFIX + key);
  } catch {
    // Where there is no journal there is nothing to forget.
  }
}
