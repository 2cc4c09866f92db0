import {
  cacheNames,
  cacheOf,
  isPage,
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

/** Deletes all releases but this and the one before, whose page may still be open in another tab and ask for its parts. */
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

/** Files whose names their content gives. What browsers keep of them by themselves holds, if it is right. */
const NAMED_BY_CONTENT = /^\/assets\//;

/**
 * A file of a release from the server, as it is kept; undefined where it does not come, comes by a detour, late, or other than the
 * build made it. What the browser itself keeps of an earlier wrong answer is passed over, and replaced.
 */
async function fetchFile(
  file: string,
  release: Release,
  { fetch, limitMs }: WorkerEnvironment,
): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(limitMs);
  // Some hosts answer the address of a route with another page.
  const addresses = isPage(file) && file !== PAGE ? [file, `${file}.html`] : [file];
  for (const address of addresses) {
    for (const cache of [isNamedByContent(file) ? 'default' : 'no-cache', 'reload'] as const) {
      const answer = await fetch(address, { cache, redirect: 'error', signal })
        .then((response) => compared(response, file, release))
        .catch(() => undefined);
      if (answer !== undefined) return answer;
    }
  }
  return undefined;
}

/** Whether every release that has a file of this name has the same. */
function isNamedByContent(file: string): boolean {
  return NAMED_BY_CONTENT.test(file);
}

/** What is true of the way that an answer came, not of the file. `Vary: *` would be refused by the cache. */
const OF_THE_WAY = ['content-disposition', 'content-encoding', 'content-length', 'refresh', 'vary'];

/**
 * An answer for a file of a release as it is kept: with the bytes that the build made, and with their type. Undefined where its
 * bytes differ. Rejects where the answer breaks off.
 */
async function compared(
  answer: Response,
  file: string,
  { files, types }: Release,
): Promise<Response | undefined> {
  if (answer.status !== 200) return undefined;
  const body = await answer.arrayBuffer();
  if ((await sha256(body)) !== files[file]) return undefined;
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  const type = types[isPage(file) ? '.html' : file.slice(file.lastIndexOf('.'))];
  if (type !== undefined) headers.set('content-type', type);
  return new Response(body, { headers });
}

/** In base64. */
async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash));
}
