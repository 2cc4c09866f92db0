import { beforeEach, describe, expect, test } from 'vitest';
import { storage } from '../../src/saving/browser/storage';
import {
  clearDevice,
  fence,
  HEADER,
  inDatabase,
  journal,
  save,
  SIGNATURE,
} from './storage-helpers';

beforeEach(clearDevice);

describe('what is saved on the device', () => {
  test('comes back', async () => {
    expect(await storage.write({ [SIGNATURE]: { name: 'Ada' } })).toBe(true);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(journal()).toEqual([]);
  });

  test('lies where earlier versions saved it', async () => {
    await storage.write({ [SIGNATURE]: { name: 'Ada' } });
    expect(await inDatabase(SIGNATURE)).toEqual({ name: 'Ada' });
  });

  test('is taken away by undefined', async () => {
    await storage.write({ [SIGNATURE]: { name: 'Ada' }, [HEADER]: 1 });
    expect(await storage.write({ [SIGNATURE]: undefined, [HEADER]: 2 })).toBe(true);
    expect(await storage.keys()).toEqual([HEADER]);
    expect(await storage.read(SIGNATURE)).toBeUndefined();
  });

  test('is read by the beginning of its keys, without its neighbors', async () => {
    const headers = { 'signet/headers/': 0, 'signet/headers/a': 1, 'signet/headers/ä/b': 2 };
    const others = { 'signet/headers': 3, 'signet/headers0': 4, 'signet/headers.': 5, a: 6, z: 7 };
    await storage.write({ ...others, ...headers });
    expect(await storage.readAll('signet/headers/')).toEqual(new Map(Object.entries(headers)));
    expect(await storage.readAll('signet/none/')).toEqual(new Map());
    expect((await storage.readAll('')).size).toBe(8);
    expect((await storage.keys()).toSorted()).toEqual(
      Object.keys({ ...others, ...headers }).toSorted(),
    );
  });

  test('is written all or not at all', async () => {
    await storage.write({ [HEADER]: 'old', [SIGNATURE]: 'old' });
    const bad = { [HEADER]: 'new', [SIGNATURE]: () => 'no data' };
    await expect(storage.write(bad)).rejects.toThrow('could not be cloned');
    expect([await storage.read(HEADER), await storage.read(SIGNATURE)]).toEqual(['old', 'old']);
  });
});

describe('a fence', () => {
  test('lets pass who is first, and then its owner with each newer revision', async () => {
    expect(await save('first', 'a', 3)).toBe(true);
    expect(await save('second', 'a', 4)).toBe(true);
    expect(await save('later', 'a', 9)).toBe(true);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'later' });
  });

  test.each([
    ['of another page', 'b', 9],
    ['of the same revision', 'a', 5],
    ['of an earlier revision', 'a', 4],
    ['of no revision', 'a', Number.NaN],
  ])('keeps out a write %s, in whole', async (_, owner, revision) => {
    await save('Ada', 'a', 5);
    expect(await save('Bob', owner, revision)).toBe(false);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(await storage.read(HEADER)).toEqual({ owner: 'a', revision: 5 });
  });

  test.each([null, 5, 'a', [], {}, { owner: 'a' }, { owner: 'a', revision: '1' }])(
    'that is %o keeps all out',
    async (stored) => {
      await storage.write({ [HEADER]: stored });
      expect(await save('Ada', 'a', 7)).toBe(false);
      expect(await storage.keys()).toEqual([HEADER]);
      expect(await storage.read(HEADER)).toEqual(stored);
    },
  );

  test('is asked in the order of the writes', async () => {
    const written = [save('1', 'a', 1), save('x', 'b', 8), save('2', 'a', 2), save('3', 'a', 3)];
    expect(await Promise.all(written)).toEqual([true, false, true, true]);
    expect(await storage.read(SIGNATURE)).toEqual({ name: '3' });
  });

  test('takes away too', async () => {
    await save('Ada', 'a', 1);
    const entries = { [SIGNATURE]: undefined, [HEADER]: { owner: 'a', revision: 2 } };
    expect(await storage.write(entries, fence('b', 2))).toBe(false);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(await storage.write(entries, fence('a', 2))).toBe(true);
    expect(await storage.keys()).toEqual([HEADER]);
  });
});

function addOne(stored: unknown): unknown {
  return Number(stored ?? 0) + 1;
}

describe('a change', () => {
  test('gets what stands there and gives what stands there then', async () => {
    expect(await storage.update(HEADER, addOne)).toBe(1);
    expect(await storage.update(HEADER, addOne)).toBe(2);
    expect(await storage.read(HEADER)).toBe(2);
  });

  test('admits no other write in between', async () => {
    await Promise.all(Array.from({ length: 20 }, () => storage.update(HEADER, addOne)));
    expect(await storage.read(HEADER)).toBe(20);
  });

  test('to undefined is none', async () => {
    expect(await storage.update(HEADER, () => undefined)).toBeUndefined();
    expect(await storage.keys()).toEqual([]);
    await storage.write({ [HEADER]: 'kept' });
    expect(await storage.update(HEADER, () => undefined)).toBe('kept');
    expect(await storage.read(HEADER)).toBe('kept');
  });

  test('that fails rejects with the reason', async () => {
    await storage.write({ [HEADER]: 'kept' });
    const change = storage.update(HEADER, () => {
      throw new Error('No change');
    });
    await expect(change).rejects.toThrow('No change');
    expect(await storage.read(HEADER)).toBe('kept');
  });

  test('shuts out what another page writes later', async () => {
    await save('Ada', 'a', 1);
    await storage.update(HEADER, () => ({ owner: 'b', revision: 2 }));
    expect(await save('Ada once more', 'a', 3)).toBe(false);
    expect(await save('Bob', 'b', 3)).toBe(true);
  });
});

test('a browser without a storage manager answers a request to keep the storage with false', async () => {
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true });
  try {
    expect(await storage.keep()).toBe(false);
  } finally {
    Reflect.deleteProperty(navigator, 'storage');
  }
  expect(navigator.storage).toBeDefined();
});
