import type { Page } from '../../../e2e/support/test';

/* What can be wrong with the device. */

/** How a device fails: it is full, there is none, it fails at everything, or it never answers. */
export const DEVICE_FAULTS = ['full', 'gone', 'broken', 'hung'] as const;
export type DeviceFault = (typeof DEVICE_FAULTS)[number];

declare global {
  interface Window {
    deviceFault: DeviceFault | null;
  }
}

/** Lets the database and `localStorage` of a page fail later, or from the start; called before the page is opened. */
export async function makeFailing(page: Page, fromStart: DeviceFault | null = null): Promise<void> {
  await page.addInitScript((fault) => {
    window.deviceFault = fault;
    // A page waits for the device for some seconds: those pass faster while it is hung.
    const [patienceMs, times] = [5000, 5];
    const later = window.setTimeout.bind(window);
    const sooner = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      later(handler, window.deviceFault === 'hung' && ms > patienceMs ? ms / times : ms, ...rest);
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
      if (window.deviceFault === 'broken')
        throw new DOMException('Internal error.', 'UnknownError');
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
    const { put: idbPut } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function faultyPut(...args) {
      if (window.deviceFault === 'full')
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return idbPut.apply(this, args);
    };
    const { getItem, setItem } = Storage.prototype;
    Storage.prototype.setItem = function faultySet(key, value) {
      if (window.deviceFault === 'full')
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      if (window.deviceFault !== null) throw new DOMException('Internal error.', 'UnknownError');
      setItem.call(this, key, value);
    };
    Storage.prototype.getItem = function faultyGet(key) {
      if (window.deviceFault === 'gone' || window.deviceFault === 'broken')
        throw new DOMException('Internal error.', 'UnknownError');
      return getItem.call(this, key);
    };
  }, fromStart);
}

export async function failDevice(page: Page, fault: DeviceFault | null): Promise<void> {
  await page.evaluate((given) => {
    window.deviceFault = given;
  }, fault);
}
