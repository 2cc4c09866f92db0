import { startOffline } from './start-worker';

/** How often a page that stays open asks for a new release, in ms. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** A release takes over once the one before has nothing left to do. A page that is open can keep that busy; one that loads does not. */
const TAKE_OVER_MS = 3000;

/**
 * Keeps the page on the device, for times without a network: `onReady` is called when a new release has been downloaded and
 * waits. Does nothing in browsers that have no service workers, or that may store nothing.
 */
export async function keepOffline(onReady: () => void): Promise<void> {
  const registration = await startOffline().catch(() => undefined);
  if (registration === undefined) return;
  const notify = (worker: ServiceWorker | null): void => {
    // The first release has nothing to replace.
    if (worker === null || navigator.serviceWorker.controller === null) return;
    onReady();
  };
  const follow = (): void => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') notify(worker);
    });
  };
  notify(registration.waiting);
  // One may be on its way already: browsers look for it with the page.
  follow();
  registration.addEventListener('updatefound', follow);
  let askedMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedMs < ASK_EVERY_MS) return;
    askedMs = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/**
 * Lets the release that waits take over, and loads the page again with it. Where none waits any more, it has taken over from another
 * tab, or a newer one is on its way.
 */
export async function takeNewRelease(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting ?? null;
  if (waiting === null) return location.reload();
  // The page loads once: a second time would end the first, which has begun.
  const late = setTimeout(() => location.reload(), TAKE_OVER_MS);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    clearTimeout(late);
    location.reload();
  });
  waiting.postMessage('take over');
}
