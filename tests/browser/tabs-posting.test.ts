import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeTabs } from '../../src/saving/browser/tabs';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.removeItem('signet/open');
});

describe('what a tab posts', () => {
  test('is received by the others until they stop listening, and not by the tab itself', async () => {
    const [a, b] = [makeTabs(), makeTabs()];
    const [ofA, ofB] = [vi.fn<(name: string) => void>(), vi.fn<(name: string) => void>()];
    a.listen(ofA);
    const stop = b.listen(ofB);
    a.post('one');
    a.post('two');
    await expect.poll(() => ofB.mock.calls).toEqual([['one'], ['two']]);
    stop();
    a.post('three');
    b.post('four');
    await expect.poll(() => ofA.mock.calls).toEqual([['four']]);
    expect(ofB).toHaveBeenCalledTimes(2);
  });

  test('is a text', async () => {
    const heard = vi.fn<(name: string) => void>();
    makeTabs().listen(heard);
    const channel = new BroadcastChannel('signet/kept');
    for (const message of [1, null, {}, ['a'], 'name']) channel.postMessage(message);
    await expect.poll(() => heard.mock.calls).toEqual([['name']]);
    channel.close();
  });

  test('is lost where there are no channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tab = makeTabs();
    expect(() => {
      tab.post('one');
      tab.listen(() => undefined)();
    }).not.toThrow();
  });
});

describe('a tab', () => {
  test('has another name with each load', () => {
    const ids = Array.from({ length: 20 }, () => makeTabs().pageId);
    expect(new Set(ids).size).toBe(20);
    expect(ids.join('')).toMatch(/^[\w-]+$/);
  });

  test('keeps through reloads the id of what it had open', () => {
    expect(makeTabs().opened()).toBeNull();
    makeTabs().setOpened('a_B-9');
    expect(makeTabs().opened()).toBe('a_B-9');
  });

  test.each(['', ' ', 'a/b', '<b>', 'a\n', 'a'.repeat(101)])(
    'has nothing open where what it stored is no id: %j',
    (id) => {
      sessionStorage.setItem('signet/open', id);
      expect(makeTabs().opened()).toBeNull();
    },
  );

  test('has nothing open where its storage is blocked', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    makeTabs().setOpened('a');
    expect(makeTabs().opened()).toBeNull();
  });
});
