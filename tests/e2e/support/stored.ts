import { expect, type Page } from './test';

/* What lies on the device: read and written past the page. */

/** All that the database holds, by key. */
export async function stored(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('keyval').objectStore('keyval');
          const keys = store.getAllKeys();
          const values = store.getAll();
          store.transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(
              Object.fromEntries(
                keys.result.map((key, at) => [JSON.stringify(key).slice(1, -1), values.result[at]]),
              ),
            );
          });
        });
      }),
  );
}

/** Puts values into the database past the page; undefined takes one away. */
export async function put(page: Page, entries: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(
    (pairs) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('keyval');
        });
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('keyval', 'readwrite');
          const store = writing.objectStore('keyval');
          for (const [key, value] of pairs) {
            if (value === undefined) store.delete(key);
            else store.put(value, key);
          }
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    Object.entries(entries),
  );
}

/** Puts texts into `localStorage` past the page. */
export async function putPreferences(
  page: Page,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate((given) => {
    for (const [key, text] of Object.entries(given)) localStorage.setItem(key, text);
  }, texts);
}

/** Waits until all that was done lies on the device. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved');
}

/** Under which keys a signature lies on the device. */
export interface SignatureKeys {
  readonly header: string;
  readonly signature: string;
}

/** The keys of the open signature, once the list on the device names this person. */
export async function keysOfOpen(page: Page, person: string): Promise<SignatureKeys> {
  const id = await page.evaluate(() => sessionStorage.getItem('signet/open'));
  const header = `signet/headers/${id}`;
  await expect
    .poll(() => stored(page), 'what was typed last is there')
    .toMatchObject({ [header]: { person } });
  return { header, signature: `signet/signatures/${id}` };
}
