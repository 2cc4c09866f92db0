import type { TabLock, TabsPort } from '../state/tabs-port';

/*
 * Tabs agree by Web Locks: the one that holds the lock writes. A tab that takes over asks on a channel first, so that the other
 * saves and releases the lock by itself. Where the browser has no locks, or gives none to this page because its site data are
 * blocked, every tab acts as if it were the only one.
 */

/** How long a tab that is asked may take to save its work before its lock is taken all the same. */
const TIMEOUT_MS = 1500;

const ALONE: TabLock = { release: () => undefined };

type OnAsked = () => Promise<void>;

/** A lock of the browser that this page has. */
interface HeldLock {
  readonly name: string;
  /** Receives the requests of other tabs. */
  readonly channel: BroadcastChannel;
  readonly release: () => void;
  /** Settles once the browser may give the lock to others. */
  readonly released: Promise<void>;
  /** The latest that was given for it. Earlier ones of this page have ended with it. */
  latest: TabLock;
  onAsked: OnAsked;
  isStolen: boolean;
}

/** The locks of one page. What it has already it is given again. */
export function makeTabLocks(): Pick<TabsPort, 'claim' | 'takeOver'> {
  /** What this page has, and has not begun to give up. */
  const all = new Map<string, HeldLock>();
  const turns = new Map<string, Promise<unknown>>();

  /** One after the other for each name: otherwise a page would find a name taken by itself. */
  function inTurn<T>(name: string, act: () => Promise<T>): Promise<T> {
    const turn = (turns.get(name) ?? Promise.resolve()).then(act);
    turns.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }

  function take(name: string, options: LockOptions, onAsked: OnAsked): Promise<TabLock | null> {
    return new Promise((resolve) => {
      let held: HeldLock | null = null;
      const released: Promise<void> = navigator.locks
        .request(name, options, async (lock) => {
          if (lock === null) return resolve(null);
          await new Promise<void>((release) => {
            held = begin({ name, release, released, onAsked });
            resolve(renew(held, onAsked));
          });
        })
        .catch(() => {
          if (held === null) return resolve(ALONE);
          held.isStolen = true;
          void giveUp(held);
        });
    });
  }

  function begin(lock: Pick<HeldLock, 'name' | 'release' | 'released' | 'onAsked'>): HeldLock {
    const channel = new BroadcastChannel(lock.name);
    const held: HeldLock = { ...lock, channel, latest: ALONE, isStolen: false };
    channel.addEventListener('message', ({ data }) => {
      if (data === 'asked') void giveUp(held);
    });
    all.set(lock.name, held);
    return held;
  }

  function renew(held: HeldLock, onAsked: OnAsked): TabLock {
    const latest = { release: () => release(held, latest) };
    Object.assign(held, { latest, onAsked });
    return latest;
  }

  function release(held: HeldLock, lock: TabLock): void {
    if (all.get(held.name) !== held || held.latest !== lock) return;
    all.delete(held.name);
    held.channel.close();
    held.release();
    void inTurn(held.name, () => held.released);
  }

  /** Another tab asks for the lock, or has stolen it; it may do both, and is answered once. */
  async function giveUp(held: HeldLock): Promise<void> {
    if (all.get(held.name) !== held) return;
    all.delete(held.name);
    try {
      await held.onAsked();
    } catch {
      // The tab that asks does not wait for work that cannot be saved.
    }
    held.release();
    await held.released;
    if (!held.isStolen) held.channel.postMessage('let go');
    held.channel.close();
  }

  /** Without asking: what this page has, or what no page has. */
  async function takeFree(name: string, onAsked: OnAsked): Promise<TabLock | null> {
    if (!hasLocks()) return ALONE;
    const held = all.get(name);
    return held === undefined ? take(name, { ifAvailable: true }, onAsked) : renew(held, onAsked);
  }

  async function takeAnyway(name: string, onAsked: OnAsked): Promise<TabLock> {
    const free = await takeFree(name, onAsked);
    if (free !== null) return free;
    await askOwner(name);
    return (await take(name, { steal: true }, onAsked)) ?? ALONE;
  }

  return {
    claim: (name, onAsked) => inTurn(name, () => takeFree(name, onAsked)),
    takeOver: (name, onAsked) => inTurn(name, () => takeAnyway(name, onAsked)),
  };
}

function hasLocks(): boolean {
  return 'locks' in navigator && typeof BroadcastChannel === 'function';
}

function askOwner(name: string): Promise<void> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    const done = (): void => {
      clearTimeout(timer);
      channel.close();
      resolve();
    };
    const timer = setTimeout(done, TIMEOUT_MS);
    channel.addEventListener('message', ({ data }) => {
      if (data === 'let go') done();
    });
    channel.postMessage('asked');
  });
}
