import { parsedJson } from '../../base/parsed-json';
import { isRecord } from '../../base/record';
import type { Entries, Fence } from '../state/storage-port';

/*
 * A page that is left may be gone before IndexedDB has written. `localStorage` writes at once, so the last writes of a hidden
 * page go there as well, one entry for each fence; the page that reads next brings them into IndexedDB first.
 */

const PREFIX = 'signet/journal/';

/** A write that IndexedDB may not have. */
export interface JournalEntry {
  /** The key of its fence. */
  readonly key: string;
  /** As it lies there. */
  readonly text: string;
  readonly entries: Entries;
  readonly fence: Fence;
}

/** Notes a write at once and returns the note; null where the browser allows none or has no room for it. */
export function noteInJournal(entries: Entries, fence: Fence): string | null {
  try {
    // JSON leaves out what is undefined, and so what is to be taken away.
    const gone = Object.keys(entries).filter((key) => entries[key] === undefined);
    const text = JSON.stringify({ entries, gone, fence });
    localStorage.setItem(PREFIX + fence.key, text);
    return text;
  } catch {
    return null;
  }
}

/** What lies in the journal and cannot be understood. */
export interface DamagedNote {
  readonly key: string;
  readonly text: string;
}

interface Journal {
  readonly entries: readonly JournalEntry[];
  readonly damaged: readonly DamagedNote[];
}

/** All that is noted. */
export function readJournal(): Journal {
  try {
    const notes = Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .flatMap((name) => readNote(name.slice(PREFIX.length)));
    return {
      entries: notes.filter((note) => 'entries' in note),
      damaged: notes.filter((note) => !('entries' in note)),
    };
  } catch {
    return { entries: [], damaged: [] };
  }
}

/** Drops a note once IndexedDB has it or what is newer, unless another one has taken its place. */
export function forgetInJournal(key: string, text: string): void {
  try {
    if (localStorage.getItem(PREFIX + key) === text) localStorage.removeItem(PREFIX + key);
  } catch {
    // Without a journal there is no entry to remove.
  }
}

function readNote(key: string): readonly (JournalEntry | DamagedNote)[] {
  const text = localStorage.getItem(PREFIX + key);
  return text === null ? [] : [{ key, text, ...parseWrite(key, text) }];
}

function parseWrite(key: string, text: string): Pick<JournalEntry, 'entries' | 'fence'> | null {
  const noted = parsedJson(text);
  if (!isRecord(noted)) return null;
  const { entries, gone } = noted;
  const fence = readFence(noted['fence']);
  if (!isRecord(entries) || !Array.isArray(gone) || fence === null || fence.key !== key)
    return null;
  const keysGone = gone.filter((each: unknown) => typeof each === 'string');
  return { entries: { ...entries, ...valuesOf(keysGone) }, fence };
}

function valuesOf(keysGone: readonly string[]): Entries {
  return Object.fromEntries(keysGone.map((key) => [key, undefined]));
}

function readFence(value: unknown): Fence | null {
  if (!isRecord(value)) return null;
  const { key, owner, revision } = value;
  if (typeof key !== 'string' || typeof owner !== 'string') return null;
  return typeof revision === 'number' && Number.isSafeInteger(revision)
    ? { key, owner, revision }
    : null;
}
