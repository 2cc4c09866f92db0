import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '../../src/saving/browser/storage';
import {
  clearDevice,
  clearJournal,
  fence,
  HEADER,
  hidePage,
  inDatabase,
  journal,
  save,
  NOTE,
  note,
  SIGNATURE,
  work,
} from './storage-helpers';

beforeEach(clearDevice);

afterEach(() => {
  vi.restoreAllMocks();
  clearJournal();
});

describe('the journal of a hidden page', () => {
  test('has a write at once, and only until it is through', async () => {
    hidePage();
    const written = save('Ada', 'a', 1);
    expect(JSON.parse(localStorage.getItem(NOTE) ?? '')).toEqual(JSON.parse(note('Ada', 'a', 1)));
    expect(await written).toBe(true);
    expect(journal()).toEqual([]);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
  });

  test('has nothing of a page that is seen, nor of a write without a fence', async () => {
    const seen = save('Ada', 'a', 1);
    expect(journal()).toEqual([]);
    await seen;
    hidePage();
    const free = storage.write({ [SIGNATURE]: { name: 'Bob' } });
    expect(journal()).toEqual([]);
    await free;
  });

  test('drops a write that a fence keeps out', async () => {
    await save('Ada', 'a', 1);
    hidePage();
    expect(await save('Bob', 'b', 2)).toBe(false);
    expect(journal()).toEqual([]);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
  });

  test.each([
    ['read', () => storage.read(SIGNATURE), { name: 'last' }],
    ['keys', async () => (await storage.keys()).toSorted(), [HEADER, SIGNATURE]],
    ['readAll', async () => [...(await storage.readAll(SIGNATURE)).values()], [{ name: 'last' }]],
    ['update', () => storage.update(SIGNATURE, () => undefined), { name: 'last' }],
  ])('is brought in before %s', async (_, act, found) => {
    await save('old', 'a', 1);
    localStorage.setItem(NOTE, note('last', 'a', 2));
    expect(await act()).toEqual(found);
    expect(await inDatabase(SIGNATURE)).toEqual({ name: 'last' });
    expect(await inDatabase(HEADER)).toEqual({ owner: 'a', revision: 2 });
    expect(journal()).toEqual([]);
  });

  test('is read first, until something newer is written', async () => {
    await save('old', 'a', 1);
    localStorage.setItem(NOTE, note('last', 'a', 2));
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'last' });
    expect(await save('new', 'a', 3)).toBe(true);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'new' });
  });

  test('is brought in where nothing is stored yet, for each fence', async () => {
    localStorage.setItem(NOTE, note('Ada', 'a', 1));
    const other = { entries: { other: 1 }, gone: [], fence: fence('b', 1, 'signet/headers/2') };
    localStorage.setItem('signet/journal/signet/headers/2', JSON.stringify(other));
    expect((await storage.keys()).toSorted()).toEqual(['other', HEADER, SIGNATURE]);
    expect(journal()).toEqual([]);
  });

  test('takes away what was to be taken away', async () => {
    await save('Ada', 'a', 1);
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    hidePage();
    const entries = { [SIGNATURE]: undefined, [HEADER]: { owner: 'a', revision: 2 } };
    await storage.write(entries, fence('a', 2));
    const [[, text] = []] = setItem.mock.calls;
    await storage.write({ ...work('Ada', 'a', 1) });
    localStorage.setItem(NOTE, text ?? '');
    expect(await storage.keys()).toEqual([HEADER]);
  });

  test.each([
    ['another page', 'b', 9],
    ['an older write', 'a', 4],
    ['the same write', 'a', 5],
  ])('changes nothing by a note of %s, and drops it', async (_, owner, revision) => {
    await save('Ada', 'a', 5);
    localStorage.setItem(NOTE, note('Bob', owner, revision));
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(await storage.read(HEADER)).toEqual({ owner: 'a', revision: 5 });
    expect(journal()).toEqual([]);
  });

  const FENCE = fence('a', 2);
  test.each([
    ['{"name":'],
    [''],
    ['null'],
    ['5'],
    ['[]'],
    ['{}'],
    [JSON.stringify({ name: 'Ada' })],
    [JSON.stringify({ entries: work('x', 'a', 2), fence: FENCE })],
    [JSON.stringify({ entries: work('x', 'a', 2), gone: [] })],
    [JSON.stringify({ entries: [1], gone: [], fence: FENCE })],
    [JSON.stringify({ entries: null, gone: [], fence: FENCE })],
    [JSON.stringify({ entries: { [SIGNATURE]: 1 }, gone: [], fence: fence('a', 2, 'other') })],
    [JSON.stringify({ entries: { [SIGNATURE]: 1 }, gone: [], fence: { ...FENCE, owner: 1 } })],
    [JSON.stringify({ entries: { [SIGNATURE]: 1 }, gone: [], fence: { ...FENCE, revision: '2' } })],
    [
      `{"entries":{"${SIGNATURE}":1},"gone":[],"fence":{"key":"${HEADER}","owner":"a","revision":1e999}}`,
    ],
  ])('drops what is no note: %s', async (text) => {
    await save('Ada', 'a', 1);
    localStorage.setItem(NOTE, text);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(await storage.read(HEADER)).toEqual({ owner: 'a', revision: 1 });
    expect(journal()).toEqual([]);
  });

  test('leaves alone what is not its own', async () => {
    localStorage.setItem('signet/theme', 'dark');
    await storage.keys();
    expect(localStorage.getItem('signet/theme')).toBe('dark');
    localStorage.removeItem('signet/theme');
  });

  test('that another tab brought in first leaves the write as one that stands', async () => {
    await save('Ada', 'a', 1);
    hidePage();
    const text = note('last', 'a', 2);
    const recovered = storage.write(work('last', 'a', 2));
    const written = save('last', 'a', 2);
    expect(localStorage.getItem(NOTE)).toBe(text);
    expect(await Promise.all([recovered, written])).toEqual([true, true]);
    expect(journal()).toEqual([]);
  });

  test('that another tab brought in early leaves the writes before it as ones that stand', async () => {
    hidePage();
    const recovered = storage.write(work('2', 'a', 2));
    const written = [save('1', 'a', 1), save('2', 'a', 2)];
    expect(await Promise.all([recovered, ...written])).toEqual([true, true, true]);
    expect(await storage.read(SIGNATURE)).toEqual({ name: '2' });
  });

  test('keeps a later note while an earlier write ends', async () => {
    hidePage();
    const first = save('1', 'a', 1);
    const second = save('2', 'a', 2);
    const last = localStorage.getItem(NOTE);
    expect(await first).toBe(true);
    expect([last, null]).toContain(localStorage.getItem(NOTE));
    expect(await second).toBe(true);
    expect(journal()).toEqual([]);
    expect(await storage.read(SIGNATURE)).toEqual({ name: '2' });
  });

  test('may be read by the very page that writes', async () => {
    hidePage();
    const written = save('Ada', 'a', 1);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(await written).toBe(true);
    expect(journal()).toEqual([]);
  });

  test('is left out where it has no room', async () => {
    hidePage();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await save('Ada', 'a', 1)).toBe(true);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(await save('Bob', 'b', 1)).toBe(false);
  });

  test('is left out where it is blocked', async () => {
    hidePage();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(await save('Ada', 'a', 1)).toBe(true);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(await storage.update(HEADER, () => 1)).toBe(1);
  });
});

describe('a note that is none', () => {
  test.each(['{"version":', 'null', '7', '[]', '{"version":1,"draft":{}}'])(
    'is set aside where it is %s',
    async (text) => {
      await storage.write({ [SIGNATURE]: { name: 'Ada' } });
      localStorage.setItem(`signet/journal/${SIGNATURE}`, text);
      const before = storage.setAside();
      const both = await Promise.all([storage.read(SIGNATURE), storage.keys()]);
      expect(both[0]).toEqual({ name: 'Ada' });
      expect(journal()).toEqual([]);
      expect(storage.setAside()).toBe(before + 1);
      const aside = await storage.readAll('signet/unreadable/journal ');
      expect([...aside.values()]).toEqual([text]);
      expect([...aside.keys()][0]?.endsWith(SIGNATURE)).toBe(true);
    },
  );
});
