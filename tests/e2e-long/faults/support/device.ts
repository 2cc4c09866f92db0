import type { Page } from '../../../e2e/support/test';

/* What can be wrong with the device. */

/** How a device fails: it is full, there is none, it fails at everything, or it never answers. */
export const DEVICE_FAULTS = ['full', 'gone', 'broken', 'hung'] as const;
export type DeviceFault = (typeof DEVICE_FAULTS)[number];

declare global {
  interface Window {
    deviceFault: DeviceFault | null;
    /** The fault meets keys that begin like this; every key, where it is blank. */
    faultyKeys: string;
  }
}

/** Lets the database and `localStorage` of a page fail later, or from the start; called before the page is opened. */
export async function makeFailing(page: Page, fromStart: DeviceFault | null = null): Promise<void> {
  await page.addInitScript((fault) => {
    window.deviceFault = fault;
    window.faultyKeys = '';
    // What is outside of this function does not come along into the page.
    const device = {
      faultAt: (key: unknown) =>
        String(key).startsWith(window.faultyKeys) ? window.deviceFault : null,
      broken: () => new DOMException('Internal error.', 'UnknownError'),
      full: () => new DOMException('The quota has been exceeded.', 'QuotaExceededError'),
    };
    // A page waits for the device for some seconds: those pass faster while it is hung.
    const [timeoutMs, times] = [5000, 5];
    const later = window.setTimeout.bind(window);
    const sooner = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      later(handler, window.deviceFault === 'hung' && ms > timeoutMs ? ms / times : ms, ...rest);
    Object.assign(window, { setTimeout: sooner });

    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function faultyOpen(...args) {
      if (window.deviceFault === 'hung') return new EventTarget() as IDBOpenDBRequest;
      if (window.deviceFault === 'gone') throw new DOMException('Denied', 'SecurityError');
      return open.apply(this, args);
    };
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function faultyTransaction(...args) {
      const made = () => transaction.apply(this, args);
      // Which keys it is about is not known yet.
      if (window.faultyKeys !== '') return made();
      if (window.deviceFault === 'broken') throw device.broken();
      if (window.deviceFault === 'gone') throw new DOMException('Closed', 'InvalidStateError');
      if (window.deviceFault !== 'hung') return made();
      // Its requests are never answered.
      const stuck = made();
      const answer = new EventTarget() as IDBRequest;
      Object.defineProperty(stuck, 'objectStore', {
        value: () => ({
          transaction: stuck,
          get: () => answer,
          getAll: () => answer,
          getAllKeys: () => answer,
          put: () => answer,
          delete: () => answer,
        }),
      });
      return stuck;
    };
    const { get: idbGet, put: idbPut } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function faultyPut(...args) {
      const met = device.faultAt(args[1]);
      if (met === 'full') throw device.full();
      if (met === 'broken') throw device.broken();
      return idbPut.apply(this, args);
    };
    IDBObjectStore.prototype.get = function faultyGetOne(key) {
      if (device.faultAt(key) === 'broken') throw device.broken();
      return idbGet.call(this, key);
    };
    const { getItem, setItem } = Storage.prototype;
    Storage.prototype.setItem = function faultySet(key, value) {
      const met = device.faultAt(key);
      if (met !== null) throw met === 'full' ? device.full() : device.broken();
      setItem.call(this, key, value);
    };
    Storage.prototype.getItem = function faultyGet(key) {
      const met = device.faultAt(key);
      if (met === 'gone' || met === 'broken') throw device.broken();
      return getItem.call(this, key);
    };
  }, fromStart);
}

/** From now on the device fails like this, for keys that begin like `keys`; null ends that. */
export async function failDevice(page: Page, fault: DeviceFault | null, keys = ''): Promise<void> {
  await page.evaluate(
    ([given, prefix]) => {
      window.deviceFault = given;
      window.faultyKeys = prefix;
    },
    [fault, keys] as const,
  );
}
