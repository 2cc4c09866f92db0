/*
 * Keeps the page on the device: all files of a release, byte for byte, all of them or none. Pages are answered from there, so
 * that they work without a network and never mix two releases. A new release waits until a visitor accepts it.
 */

import { answer } from './answer';
import { cacheBefore, fillRelease, forgetOlder, keepRelease } from './keep-release';
import { isUncompared, type WorkerEnvironment, type Release } from './release';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build. */
declare const RELEASE: Release;

/**
 * How long an answer may take. The largest file is of 240 kB: six at a time come within it at 24 kB/s. Browsers end an
 * installation after five minutes.
 */
const LIMIT_MS = 60_000;

/** How long the page of an incomplete release waits for the server before it opens with what there is, in ms. */
const TIMEOUT_MS = 10_000;

/** What is kept is looked through once the page has what it needs. */
const LOOK_AFTER_MS = 5000;

let isLookedThrough = false;
let isLooking = false;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder(RELEASE, caches)));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver(event.source));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const answered = answer(request, RELEASE, within(TIMEOUT_MS));
  event.respondWith(answered.then(({ response }) => response));
  if (request.mode === 'navigate') void answered.then(({ isWhole }) => lookThrough(isWhole));
});

/** Rejects where the release does not come whole: then the one before stays, and the next visit tries again. */
async function install(): Promise<void> {
  const before = await cacheBefore(RELEASE, caches);
  const isWhole = await keepRelease(RELEASE, within(LIMIT_MS));
  if (!isWhole) throw new Error('The release has not come whole');
  // The files of an earlier worker that did not compare them may be a page that never starts, where nothing can be accepted.
  if (before !== undefined && isUncompared(before)) await self.skipWaiting();
}

/** A page that this worker answers already is loaded again by it. */
async function takeOver(page: ExtendableMessageEvent['source']): Promise<void> {
  const answered = await self.clients.matchAll({ type: 'window' });
  const own = answered.find(({ id }) => page instanceof Client && id === page.id);
  if (own === undefined) await self.skipWaiting();
  else await own.navigate(own.url);
}

/**
 * Fetches what is missing or damaged, of a whole release once in the life of the worker. No event waits for it: a new release could
 * not take over as long as one did. A browser may end it; the next visit goes on with it.
 */
function lookThrough(isWhole: boolean): void {
  if (isLooking || (isWhole && isLookedThrough)) return;
  isLooking = true;
  setTimeout(() => {
    void fillRelease(RELEASE, within(LIMIT_MS))
      .catch(() => false)
      .then((isWholeNow) => {
        isLookedThrough = isWholeNow;
        isLooking = false;
      });
  }, LOOK_AFTER_MS);
}

function within(limitMs: number): WorkerEnvironment<Request | string> {
  return { caches, fetch: (question, options) => fetch(question, options), limitMs };
}
