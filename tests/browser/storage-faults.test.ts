import { cdp } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '../../src/saving/browser/storage';
import {
  clearDevice,
  clearJournal,
  HEADER,
  hidePage,
  journal,
  save,
  NOTE,
  note,
  settled,
  SIGNATURE,
} from './storage-helpers';

beforeEach(clearDevice);

afterEach(() => {
  vi.restoreAllMocks();
  clearJournal();
});

/** Transactions that end in this, though what was asked of them succeeds. */
function failToCommit(): void {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const request = put.apply(this, args);
    vi.spyOn(this.transaction, 'commit').mockReturnValue();
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
}

/** The connection over which the device is reached. */
async function connection(): Promise<IDBDatabase> {
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await storage.keys();
  const [database] = asked.mock.contexts;
  asked.mockRestore();
  if (!(database instanceof IDBDatabase)) throw new Error('Nothing was asked');
  return database;
}

/** Lets what somebody waits for so long be over at once. */
async function late(asked: () => Promise<unknown>): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = asked().catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(20_000);
    return await answer;
  } finally {
    vi.useRealTimers();
  }
}

function takeFence(): Promise<unknown> {
  return storage.update(HEADER, () => ({ owner: 'b', revision: 3 }));
}

describe('a write that does not end well', () => {
  test('rejects, and nothing is written', async () => {
    await save('Ada', 'a', 1);
    failToCommit();
    await expect(save('Bob', 'a', 2)).rejects.toThrow('Nothing was written');
    await expect(storage.write({ [SIGNATURE]: 1 })).rejects.toThrow('Nothing was written');
    await expect(storage.update(SIGNATURE, () => 1)).rejects.toThrow('Nothing was written');
    vi.restoreAllMocks();
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(await save('Bob', 'a', 2)).toBe(true);
  });

  test('stays in the journal until it is brought in', async () => {
    await save('Ada', 'a', 1);
    hidePage();
    failToCommit();
    await expect(save('last', 'a', 2)).rejects.toThrow('Nothing was written');
    expect(journal()).toEqual([NOTE]);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(journal()).toEqual([NOTE]);
    vi.restoreAllMocks();
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'last' });
    expect(journal()).toEqual([]);
  });

  test('is not shut out by a fence that is moved on', async () => {
    await save('Ada', 'a', 1);
    localStorage.setItem(NOTE, note('last', 'a', 2));
    failToCommit();
    await expect(takeFence()).rejects.toThrow('Earlier work is not in yet');
    vi.restoreAllMocks();
    await takeFence();
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'last' });
    expect(await storage.read(HEADER)).toEqual({ owner: 'b', revision: 3 });
  });

  test('does not hold up others', async () => {
    localStorage.setItem(NOTE, note('last', 'a', 2));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await storage.update('signet/headers/other', () => 1)).toBe(1);
    expect(await storage.readAll('signet/')).toHaveProperty('size', 3);
  });

  test('rejects with a quota error where there is no room', async () => {
    const { origin } = location;
    // The browser caches for a while how much room there is, but not beyond this.
    await cdp().send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await cdp().send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
    try {
      const large = crypto.getRandomValues(new Uint8Array(60_000)).join(' ').repeat(40);
      await expect(save(large, 'a', 2)).rejects.toHaveProperty('name', 'QuotaExceededError');
      expect(await storage.keys()).toEqual([]);
    } finally {
      await cdp().send('Storage.overrideQuotaForOrigin', { origin });
    }
    expect(await save('Bob', 'a', 2)).toBe(true);
  });
});

describe('a device that does not answer', () => {
  test('is not waited for without end, and is asked again the next time', async () => {
    await save('Ada', 'a', 1);
    (await connection()).close();
    const opened = vi
      .spyOn(IDBFactory.prototype, 'open')
      .mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    expect(await late(() => save('Bob', 'a', 2))).toHaveProperty('name', 'TimeoutError');
    opened.mockRestore();
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(await save('Bob', 'a', 3)).toBe(true);
  });

  test('in the middle of a writing has written nothing', async () => {
    await save('Ada', 'a', 1);
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function overflowsLeft(
      this: IDBObjectStore,
    ) {
      // Requests without end keep the transaction open.
      const goOn = () => {
        if (isHung) this.count().addEventListener('success', goOn);
      };
      goOn();
      return new EventTarget() as IDBRequest;
    });
    let isHung = true;
    expect(await late(() => save('Bob', 'a', 2))).toHaveProperty('name', 'TimeoutError');
    isHung = false;
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
    expect(await save('Bob', 'a', 3)).toBe(true);
  });
});

describe('a connection that is lost', () => {
  test('is opened again, and what is asked keeps its order', async () => {
    await save('Ada', 'a', 1);
    (await connection()).close();
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const written = [save('2', 'a', 2), save('3', 'a', 3), storage.write({ other: 1 })];
    expect(await Promise.all(written)).toEqual([true, true, true]);
    expect(await storage.read(SIGNATURE)).toEqual({ name: '3' });
    expect(await storage.read('other')).toBe(1);
    expect(opened).toHaveBeenCalledOnce();
  });

  test.each([
    ['read', () => storage.read(SIGNATURE)],
    ['keys', () => storage.keys()],
    ['readAll', () => storage.readAll('signet/')],
    ['write', () => storage.write({ [SIGNATURE]: 1 })],
    ['update', () => storage.update(SIGNATURE, () => 1)],
  ])('is opened again by %s', async (_, act) => {
    await save('Ada', 'a', 1);
    const expected = await act();
    (await connection()).close();
    expect(await act()).toEqual(expected);
  });

  test('in the way Safari loses it is opened again', async () => {
    await save('Ada', 'a', 1);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    });
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Ada' });
  });

  test('is tried again once', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Closing', 'InvalidStateError');
    });
    await expect(storage.read(SIGNATURE)).rejects.toThrow('Closing');
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
    expect(await storage.read(SIGNATURE)).toBeUndefined();
  });

  test('does not block the deletion of the database', async () => {
    await save('Ada', 'a', 1);
    await settled(indexedDB.deleteDatabase('keyval-store'));
    expect(await storage.read(SIGNATURE)).toBeUndefined();
    expect(await save('Bob', 'a', 2)).toBe(true);
    await settled(indexedDB.deleteDatabase('keyval-store'));
    expect(await save('Carl', 'c', 1)).toBe(true);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Carl' });
  });

  test('as site data are cleared is opened again', async () => {
    await save('Ada', 'a', 1);
    const storageTypes = 'indexeddb';
    await cdp().send('Storage.clearDataForOrigin', { origin: location.origin, storageTypes });
    expect(await save('Bob', 'b', 1)).toBe(true);
    expect(await storage.read(SIGNATURE)).toEqual({ name: 'Bob' });
  });
});
