import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '../../src/platform/storage';

const KEY = 'signet/test';
const ENTRY = `signet/journal/${KEY}`;

beforeEach(async () => {
  await storage.write(KEY, undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem(ENTRY);
});

/** As it is while the visitor looks elsewhere, or leaves. */
function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
}

describe('what is kept on the device', () => {
  test('comes back', async () => {
    await storage.write(KEY, { name: 'Ada' });
    expect(await storage.read(KEY)).toEqual({ name: 'Ada' });
    expect(localStorage.getItem(ENTRY)).toBeNull();
  });

  test('of a hidden page is written at once, and only once in the end', async () => {
    hidePage();
    const written = storage.write(KEY, { name: 'Ada' });
    expect(localStorage.getItem(ENTRY)).toBe('{"name":"Ada"}');
    await written;
    expect(localStorage.getItem(ENTRY)).toBeNull();
    expect(await storage.read(KEY)).toEqual({ name: 'Ada' });
  });

  test('that a page could not finish writing is read first, until something newer is written', async () => {
    await storage.write(KEY, { name: 'old' });
    localStorage.setItem(ENTRY, '{"name":"last"}');
    expect(await storage.read(KEY)).toEqual({ name: 'last' });
    await storage.write(KEY, { name: 'new' });
    expect(await storage.read(KEY)).toEqual({ name: 'new' });
  });

  test('comes back where the journal is no JSON', async () => {
    await storage.write(KEY, { name: 'Ada' });
    localStorage.setItem(ENTRY, '{"name":');
    expect(await storage.read(KEY)).toEqual({ name: 'Ada' });
  });

  test('is written where the journal has no room', async () => {
    hidePage();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await storage.write(KEY, { name: 'Ada' });
    expect(await storage.read(KEY)).toEqual({ name: 'Ada' });
  });
});
