import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTabs } from '../../src/saving/browser/tabs';

/* Each `makeTabs` acts as a tab of its own: locks and channels do not care whether they share a page. */

let name = '';

beforeEach(() => {
  name = `signet/open/${crypto.randomUUID()}`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const nothing = () => Promise.resolve();

async function isTaken(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

/** Two rounds through the browser: what was on its way has come. */
async function settle(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await navigator.locks.query();
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** How long a tab waits for another. */
const TIMEOUT_MS = 1500;

/** From here on, code that waits for a timer waits forever, unless the test lets the time pass. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** One who puts nothing down, and is done at once. */
function askable() {
  return vi.fn<() => Promise<void>>(nothing);
}

/** A request to a tab that is answered only when the test calls `answer`. */
function lateAnswer() {
  const waiting: (() => void)[] = [];
  const asked = vi.fn<() => Promise<void>>(() => new Promise((done) => waiting.push(done)));
  const answer = (): void => {
    for (const done of waiting) done();
  };
  return { asked, answer };
}

describe('a name', () => {
  test('is held by one tab at a time', async () => {
    const [a, b] = [makeTabs(), makeTabs()];
    expect(await a.claim(name, nothing)).not.toBeNull();
    expect(await b.claim(name, nothing)).toBeNull();
    expect(await b.claim(`${name}/other`, nothing)).not.toBeNull();
  });

  test('that is let go is free, and its tab answers no more', async () => {
    const [a, b, c] = [makeTabs(), makeTabs(), makeTabs()];
    const asked = askable();
    const lock = await a.claim(name, asked);
    lock?.release();
    lock?.release();
    await expect.poll(isTaken).toBe(false);
    const next = await b.claim(name, nothing);
    expect(next).not.toBeNull();
    lock?.release();
    await settle();
    expect(await c.claim(name, nothing)).toBeNull();
    await c.takeOver(name, nothing);
    expect(asked).not.toHaveBeenCalled();
  });

  test('that is let go may be claimed by the same tab at once', async () => {
    const tab = makeTabs();
    for (let round = 0; round < 10; round += 1) {
      const lock = await tab.claim(name, nothing);
      expect(lock).not.toBeNull();
      lock?.release();
    }
    await expect.poll(isTaken).toBe(false);
  });

  test('may be claimed again by the tab that has it: the latest lock counts', async () => {
    const [a, b] = [makeTabs(), makeTabs()];
    const [earlier, later] = [askable(), askable()];
    const first = await a.claim(name, earlier);
    expect(await a.claim(name, later)).not.toBeNull();
    first?.release();
    await settle();
    expect(await b.claim(name, nothing)).toBeNull();
    await b.takeOver(name, nothing);
    expect(earlier).not.toHaveBeenCalled();
    expect(later).toHaveBeenCalledOnce();
  });

  test('may be claimed twice at the same time', async () => {
    const tab = makeTabs();
    const locks = await Promise.all([tab.claim(name, nothing), tab.claim(name, nothing)]);
    expect(locks).not.toContain(null);
    for (const lock of locks) lock?.release();
    await expect.poll(isTaken).toBe(false);
  });

  test('is not asked for where the tab itself holds it, or no tab does', async () => {
    const tab = makeTabs();
    const asked = askable();
    stopTimers();
    await tab.takeOver(name, asked);
    const lock = await tab.takeOver(name, asked);
    vi.useRealTimers();
    expect(asked).not.toHaveBeenCalled();
    lock.release();
    await expect.poll(isTaken).toBe(false);
  });

  test('is free once the page that had it is gone', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const others = frame.contentWindow?.navigator.locks;
    await new Promise((had) => {
      void others?.request(name, () => new Promise(() => had(undefined))).catch(() => undefined);
    });
    const tab = makeTabs();
    expect(await tab.claim(name, nothing)).toBeNull();
    frame.remove();
    await expect.poll(isTaken).toBe(false);
    expect(await tab.claim(name, nothing)).not.toBeNull();
  });
});

describe('a tab that takes a name over', () => {
  test('waits until the other has answered', async () => {
    const [a, b] = [makeTabs(), makeTabs()];
    const { asked, answer } = lateAnswer();
    const before = await a.claim(name, asked);
    const has = vi.fn<() => void>();
    const taken = b.takeOver(name, nothing).then(has);
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    await settle();
    expect(has).not.toHaveBeenCalled();
    answer();
    await taken;
    before?.release();
    await settle();
    expect(asked).toHaveBeenCalledOnce();
    expect(await isTaken()).toBe(true);
    expect(await a.claim(name, nothing)).toBeNull();
  });

  test('takes it from one that does not answer, which is asked only once', async () => {
    const [a, b, c] = [makeTabs(), makeTabs(), makeTabs()];
    const { asked, answer } = lateAnswer();
    await a.claim(name, asked);
    stopTimers();
    const has = vi.fn<() => void>();
    const taken = b.takeOver(name, nothing);
    void taken.then(has);
    // Whatever waits by timers would let the time pass.
    while (asked.mock.calls.length === 0) await navigator.locks.query();
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    await navigator.locks.query();
    expect(has).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const lock = await taken;
    vi.useRealTimers();
    expect(await c.claim(name, nothing)).toBeNull();
    const heard = vi.fn<(message: unknown) => void>();
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => heard(data));
    answer();
    await settle();
    expect(asked).toHaveBeenCalledOnce();
    // A tab that asks the next holder would take a message as the release of that one.
    expect(heard).not.toHaveBeenCalled();
    channel.close();
    lock.release();
    await expect.poll(isTaken).toBe(false);
  });

  test('takes it from one whose answer fails, without waiting', async () => {
    const [a, b] = [makeTabs(), makeTabs()];
    await a.claim(name, () => Promise.reject(new Error('No room')));
    stopTimers();
    await b.takeOver(name, nothing);
    vi.useRealTimers();
    expect(await a.claim(name, nothing)).toBeNull();
  });

  test('is asked in its turn', async () => {
    const [a, b] = [makeTabs(), makeTabs()];
    const [ofA, ofB] = [askable(), askable()];
    await a.claim(name, ofA);
    await b.takeOver(name, ofB);
    await a.takeOver(name, ofA);
    await b.takeOver(name, ofB);
    await settle();
    expect(ofA).toHaveBeenCalledTimes(2);
    expect(ofB).toHaveBeenCalledTimes(1);
  });

  test('has it alone where several take it at the same time', async () => {
    const tabs = [makeTabs(), makeTabs(), makeTabs()];
    const asked = tabs.map(() => askable());
    await tabs[0]?.claim(name, asked[0] ?? nothing);
    await Promise.all([
      tabs[1]?.takeOver(name, asked[1] ?? nothing),
      tabs[2]?.takeOver(name, asked[2] ?? nothing),
    ]);
    await settle();
    expect(asked[0]).toHaveBeenCalledOnce();
    const others = [asked[1], asked[2]].map((each) => each?.mock.calls.length);
    expect(new Set(others)).toEqual(new Set([0, 1]));
  });

  test('that loses its lock to another one may claim it again', async () => {
    const tab = makeTabs();
    const asked = askable();
    const lock = await tab.claim(name, asked);
    const thief = navigator.locks.request(name, { steal: true }, nothing);
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    await thief;
    lock?.release();
    await settle();
    expect(asked).toHaveBeenCalledOnce();
    expect(await tab.claim(name, nothing)).not.toBeNull();
  });
});

describe('a browser without locks', () => {
  test.each([
    ['has none', () => vi.stubGlobal('navigator', {})],
    ['has no channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
    [
      'refuses them',
      () =>
        vi
          .spyOn(LockManager.prototype, 'request')
          .mockRejectedValue(new DOMException('Blocked', 'SecurityError')),
    ],
  ])('that %s gives a name to every tab that asks', async (_, prepare) => {
    prepare();
    const [a, b] = [makeTabs(), makeTabs()];
    const asked = askable();
    const locks = [
      await a.claim(name, asked),
      await b.claim(name, asked),
      await a.takeOver(name, asked),
    ];
    expect(locks).not.toContain(null);
    for (const lock of locks) lock?.release();
    expect(asked).not.toHaveBeenCalled();
  });
});
