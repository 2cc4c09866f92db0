import { vi } from 'vitest';
import { storage } from '../../src/saving/browser/storage';

export const HEADER = 'signet/headers/test';
export const SIGNATURE = 'signet/signatures/test';
export const NOTE = `signet/journal/${HEADER}`;

/** A device on which nothing is saved. */
export async function clearDevice(): Promise<void> {
  clearJournal();
  const keys = await storage.keys();
  await storage.write(Object.fromEntries(keys.map((key) => [key, undefined])));
}

export function clearJournal(): void {
  for (const name of journal()) localStorage.removeItem(name);
}

export function journal(): readonly string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith('signet/journal/'));
}

/** As it is while the visitor looks elsewhere, or leaves. */
export function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
}

export function fence(owner: string, revision: number, key = HEADER) {
  return { key, owner, revision };
}

/** A signature and its header, as a page writes them. */
export function work(name: string, owner: string, revision: number) {
  return { [SIGNATURE]: { name }, [HEADER]: { owner, revision } };
}

export function save(name: string, owner: string, revision: number): Promise<boolean> {
  return storage.write(work(name, owner, revision), fence(owner, revision));
}

/** What a page that is gone may have left. */
export function note(name: string, owner: string, revision: number): string {
  const entries = work(name, owner, revision);
  return JSON.stringify({ entries, gone: [], fence: fence(owner, revision) });
}

/** What IndexedDB itself holds, whatever the journal holds. */
export async function inDatabase(key: string): Promise<unknown> {
  const database = await settled(indexedDB.open('keyval-store'));
  const found: unknown = await settled(
    database.transaction('keyval').objectStore('keyval').get(key),
  );
  database.close();
  return found;
}

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Failed')));
    request.addEventListener('blocked', () => reject(new Error('Blocked')));
  });
}
