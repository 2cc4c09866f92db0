import type { TabsPort } from '../store/tabs-port';

const TAB_KEY = 'signet/tab';
/** How long a tab that is asked may take to put its work down before its hold is taken all the same. */
const PATIENCE_MS = 1500;

/**
 * Tabs agree by Web Locks: who holds the lock writes. A tab that takes over asks on a channel first, so that the other
 * saves and lets go by itself. Where the browser has no locks, every tab believes itself alone.
 */
export function makeTabs(): TabsPort {
  return {
    tabId: tabId(),
    claim: async (name, onAsked) =>
      hasLocks() ? holdLock(name, { ifAvailable: true }, onAsked) : true,
    async takeOver(name, onAsked) {
      if (!hasLocks()) return;
      await askOther(name);
      await holdLock(name, { steal: true }, onAsked);
    },
  };
}

function hasLocks(): boolean {
  return 'locks' in navigator && typeof BroadcastChannel === 'function';
}

/**
 * Holds a lock until another tab asks for it. The answer says whether the lock was had at all; where the browser gives no
 * locks to this page, because its site data are blocked, the tab believes itself alone.
 */
function holdLock(
  name: string,
  options: LockOptions,
  onAsked: () => Promise<void>,
): Promise<boolean> {
  return new Promise((resolve) => {
    let isHeld = false;
    const held = navigator.locks.request(name, options, async (lock) => {
      isHeld = lock !== null;
      resolve(isHeld);
      if (isHeld) await untilAsked(name, onAsked);
    });
    held.catch(() => {
      // A stolen lock rejects: the tab is asked then as if it had been asked before.
      if (isHeld) void onAsked();
      else resolve(true);
    });
  });
}

function untilAsked(name: string, onAsked: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => {
      if (data !== 'asked') return;
      void onAsked().finally(() => {
        channel.postMessage('let go');
        channel.close();
        resolve();
      });
    });
  });
}

function askOther(name: string): Promise<void> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    const done = (): void => {
      clearTimeout(timer);
      channel.close();
      resolve();
    };
    const timer = setTimeout(done, PATIENCE_MS);
    channel.addEventListener('message', ({ data }) => {
      if (data === 'let go') done();
    });
    channel.postMessage('asked');
  });
}

function tabId(): string {
  try {
    const known = sessionStorage.getItem(TAB_KEY);
    if (known !== null) return known;
    const fresh = crypto.randomUUID();
    sessionStorage.setItem(TAB_KEY, fresh);
    return fresh;
  } catch {
    return 'only';
  }
}
