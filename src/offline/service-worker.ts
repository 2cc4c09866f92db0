/*
 * Keeps the page on the device: all files of a release, taken whole or not at all. Pages are answered from there, so that they
 * work without a network and never mix two releases. A new release waits until a visitor says yes.
 */

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: the addresses of all files, and a hash of what is in them. */
declare const RELEASE: { readonly version: string; readonly files: readonly string[] };

const NAMED_BY_CONTENT = /^\/assets\//;
const PREFIX = 'signet-';
const CACHE = PREFIX + RELEASE.version;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === self.location.origin) {
    event.respondWith(answer(event.request));
  }
});

/** Rejects where a file does not come: then the release before stays, and the next visit tries again. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const keep = async (file: string): Promise<void> => {
    const kept = NAMED_BY_CONTENT.test(file) ? await caches.match(file) : undefined;
    if (kept !== undefined) await cache.put(file, kept);
    else await cache.add(new Request(file, { cache: 'no-cache' }));
  };
  try {
    await Promise.all(RELEASE.files.map(keep));
  } catch (cause) {
    await caches.delete(CACHE);
    throw cause;
  }
}

/** Keeps the release before: a page of it may still be open in another tab, and ask for its parts. */
async function forgetOlder(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = names.filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file of this release, else of the one before; the page for every other address of it; else what the server says. */
async function answer(request: Request): Promise<Response> {
  const how = { ignoreSearch: true, ignoreVary: true };
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(request, how)) ?? (await caches.match(request, how));
  if (kept !== undefined) return kept;
  const page = request.mode === 'navigate' ? await cache.match('/') : undefined;
  return page ?? fetch(request);
}
