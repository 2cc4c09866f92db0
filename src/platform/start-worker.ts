/* oxlint-disable import/default -- Vite gives the address; the linter looks for an export of the worker itself */
import exportWorker from '../output/browser/export-worker?worker&url';
import fixWorker from '../output/browser/fix-worker?worker&url';
import imageWorker from '../pictures/browser/image-worker?worker&url';
import readingWorker from '../import/browser/reading/reading-worker?worker&url';
import teamWorker from '../team/browser/team-worker?worker&url';

/** The one that keeps the page on the device. */
const OFFLINE = 'signet-offline';

/** The addresses that the build gives to our workers. */
const ADDRESSES: Readonly<Record<WorkerName | typeof OFFLINE, string>> = {
  [OFFLINE]: '/service-worker.js',
  'signet-export': exportWorker,
  'signet-fixes': fixWorker,
  'signet-images': imageWorker,
  'signet-reading': readingWorker,
  'signet-team': teamWorker,
};

export type WorkerName =
  'signet-export' | 'signet-fixes' | 'signet-images' | 'signet-reading' | 'signet-team';

/** In browsers the addresses have a type of their own; in TypeScript's library they are strings. */
interface WorkerPolicy {
  readonly createScriptURL: (name: string) => string;
}

declare const trustedTypes:
  { readonly createPolicy: (name: string, rules: WorkerPolicy) => WorkerPolicy } | undefined;

/** Takes names and not addresses, so that nothing but our own workers can ever start. */
const RULES: WorkerPolicy = {
  createScriptURL: (name) => {
    const address = Object.entries(ADDRESSES).find(([known]) => known === name)?.[1];
    if (address === undefined) throw new TypeError(`No worker is called ${name}`);
    return address;
  },
};

const policy =
  typeof trustedTypes === 'undefined' ? RULES : trustedTypes.createPolicy('signet-worker', RULES);

/** Starts one of our workers. */
export function startWorker(name: WorkerName): Worker {
  return new Worker(policy.createScriptURL(name), { type: 'module', name });
}

/** Starts the worker that keeps the page on the device. Undefined where the browser has none; rejects where it refuses. */
export async function startOffline(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register(policy.createScriptURL(OFFLINE));
}
