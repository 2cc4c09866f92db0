import { compared } from './compared';
import { fetchFile, isNamedByContent } from './fetch-file';
import {
  cacheNames,
  cacheOf,
  PAGE,
  type Caches,
  type WorkerEnvironment,
  type FileCache,
  type Release,
} from './release';

/** How many files are asked for at a time: as many as browsers take from one host, so that none waits for its turn. */
const AT_A_TIME = 6;

/**
 * Keeps all files of a release, each with the bytes that the build made. False where one of them does not come so: then nothing
 * is kept, and the release before stays.
 */
export async function keepRelease(
  release: Release,
  environment: WorkerEnvironment,
): Promise<boolean> {
  const name = cacheOf(release);
  // A worker that alone has changed brings the release that is there already, and pages live by it.
  const isThere = await hasPage(environment.caches, name);
  const isWhole = await fillRelease(release, environment).catch(() => false);
  if (!isWhole && !isThere) await environment.caches.delete(name);
  return isWhole;
}

/** Fetches what is missing of a release, or has other bytes. False where it is not whole after that. */
export async function fillRelease(
  release: Release,
  environment: WorkerEnvironment,
): Promise<boolean> {
  const cache = await environment.caches.open(cacheOf(release));
  const others = Object.keys(release.files).filter((file) => file !== PAGE);
  const keep = (file: string): Promise<boolean> => keepFile(file, release, environment, cache);
  return (await areAll(others, keep)) && keep(PAGE);
}

/** Forgets all releases but one and the one before: a page of that may still be open in another tab, and ask for its parts. */
export async function forgetOlder(release: Release, caches: Caches): Promise<void> {
  const names = await cacheNames(caches);
  const kept = new Set([cacheOf(release), await cacheBefore(release, caches)]);
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => caches.delete(name)));
}

/** The cache of the release before; undefined for none. What an installation left that the browser ended is no release. */
export async function cacheBefore(release: Release, caches: Caches): Promise<string | undefined> {
  const names = (await cacheNames(caches)).filter((name) => name !== cacheOf(release));
  const whole = await Promise.all(names.map((name) => hasPage(caches, name)));
  return names.findLast((_, at) => whole[at]);
}

async function hasPage(caches: Caches, name: string): Promise<boolean> {
  return (await caches.match(PAGE, { cacheName: name })) !== undefined;
}

async function keepFile(
  file: string,
  release: Release,
  environment: WorkerEnvironment,
  cache: FileCache,
): Promise<boolean> {
  const kept = await cache.match(file);
  if (kept !== undefined && (await compared(kept, file, release)) !== undefined) return true;
  const found =
    (await copyOf(file, release, environment.caches)) ??
    (await fetchFile(file, release, environment));
  if (found !== undefined) await cache.put(file, found);
  else if (kept !== undefined) await cache.delete(file);
  return found !== undefined;
}

/** The same file as another release has it. Others are fetched, for the headers that servers send with the page may change. */
async function copyOf(
  file: string,
  release: Release,
  caches: Caches,
): Promise<Response | undefined> {
  if (!isNamedByContent(file)) return undefined;
  for (const cacheName of await cacheNames(caches)) {
    const copy = await caches.match(file, { cacheName, ignoreVary: true });
    const same = copy && (await compared(copy, file, release));
    if (same !== undefined) return same;
  }
  return undefined;
}

/** Whether something holds for each; the first for which it does not ends it. */
async function areAll(
  files: readonly string[],
  holds: (file: string) => Promise<boolean>,
): Promise<boolean> {
  const rest = files.values();
  let areSo = true;
  const lane = async (): Promise<void> => {
    for (const file of rest) {
      if (areSo && !(await holds(file))) areSo = false;
      if (!areSo) return;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  return areSo;
}
