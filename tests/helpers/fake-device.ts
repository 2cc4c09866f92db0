import { isRecord } from '../../src/base/record';
import type { TabLock } from '../../src/saving/state/tabs-port';
import type { Ports } from '../../src/store/ports';

/*
 * A device in memory, which several worlds can share as the tabs of one browser do.
 */

export interface FakeDevice {
  /** What is saved, and in which order it was written. */
  readonly stored: Map<string, unknown>;
  readonly writes: string[];
  /** Choices, as `localStorage` holds them. */
  readonly chosen: Map<string, unknown>;
  readonly holders: Map<string, Holder>;
  readonly listeners: Set<(name: string) => void>;
  pages: number;
}

interface Holder {
  readonly page: string;
  readonly onAsked: () => Promise<void>;
}

interface StorageBehaviour {
  reading: 'works' | 'fails' | 'waits';
  writing: 'works' | 'fails' | 'forgets';
  /** How many notes the device has set aside; none unless given. */
  setAside?: number;
  /** Whether the browser promises to keep what is saved; it does unless given. */
  keeping?: 'refuses';
}

export function fakeDevice(): FakeDevice {
  return {
    stored: new Map(),
    writes: [],
    chosen: new Map(),
    holders: new Map(),
    listeners: new Set(),
    pages: 0,
  };
}

/** Values are copied on the way in and out, as IndexedDB does. */
export function fakeStorage({ stored, writes }: FakeDevice, behaviour: StorageBehaviour) {
  const waiting: (() => void)[] = [];
  const answer = async <T>(value: () => T): Promise<T> => {
    if (behaviour.reading === 'fails') throw new Error('Storage is disabled');
    if (behaviour.reading === 'waits') await new Promise<void>((goOn) => waiting.push(goOn));
    return structuredClone(value());
  };
  const put = (key: string, value: unknown): void => {
    writes.push(key);
    if (behaviour.writing === 'forgets') return;
    if (value === undefined) stored.delete(key);
    else stored.set(key, structuredClone(value));
  };
  const port: Ports['storage'] = {
    read: (key) => answer(() => stored.get(key)),
    keys: () => answer(() => [...stored.keys()]),
    readAll: (prefix) =>
      answer(() => new Map([...stored].filter(([key]) => key.startsWith(prefix)))),
    async write(entries, fence) {
      if (behaviour.writing === 'fails') throw new Error('Storage is full');
      const there = fence === undefined ? undefined : stored.get(fence.key);
      const isOurs =
        fence === undefined ||
        there === undefined ||
        (isRecord(there) &&
          there['owner'] === fence.owner &&
          Number(there['revision']) < fence.revision);
      if (isOurs) for (const [key, value] of Object.entries(entries)) put(key, value);
      return isOurs;
    },
    async update(key, change) {
      if (behaviour.writing === 'fails') throw new Error('Storage is full');
      const changed = change(structuredClone(stored.get(key)));
      if (changed !== undefined) put(key, changed);
      return structuredClone(stored.get(key));
    },
    setAside: () => behaviour.setAside ?? 0,
    keep: async () => behaviour.keeping !== 'refuses',
  };
  const finishReading = (): void => {
    for (const goOn of waiting.splice(0)) goOn();
  };
  return { port, finishReading };
}

/** Values are copied here, too. A behavior that delays or drops a write in a database does neither here. */
export function fakePreferences(
  { chosen }: FakeDevice,
  behaviour: StorageBehaviour,
): Ports['preferences'] {
  return {
    read(key) {
      if (behaviour.reading === 'fails') throw new Error('Storage is disabled');
      return structuredClone(chosen.get(key));
    },
    write(key, value) {
      if (behaviour.writing === 'fails') throw new Error('Storage is full');
      chosen.set(key, structuredClone(value));
    },
  };
}

/** A tab of the browser that the device belongs to. */
export function fakeTabs({ holders, listeners, pages }: FakeDevice): Ports['tabs'] {
  const page = `page-${pages}`;
  let opened: string | null = null;
  const lock = (name: string, onAsked: () => Promise<void>): TabLock => {
    const holder = { page, onAsked };
    holders.set(name, holder);
    return {
      release: () => {
        if (holders.get(name) === holder) holders.delete(name);
      },
    };
  };
  const ours = new Set<(name: string) => void>();
  return {
    pageId: page,
    opened: () => opened,
    setOpened: (id) => {
      opened = id;
    },
    claim: async (name, onAsked) => {
      const other = holders.get(name);
      return other === undefined || other.page === page ? lock(name, onAsked) : null;
    },
    async takeOver(name, onAsked) {
      for (;;) {
        const other = holders.get(name);
        if (other === undefined || other.page === page) return lock(name, onAsked);
        await other.onAsked();
        // Several may have asked: the next one asks the tab that was first.
        if (holders.get(name) === other) holders.delete(name);
      }
    },
    post: (name) => {
      for (const listener of listeners) if (!ours.has(listener)) listener(name);
    },
    listen: (onMessage) => {
      listeners.add(onMessage);
      ours.add(onMessage);
      return () => listeners.delete(onMessage);
    },
  };
}
