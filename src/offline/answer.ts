import {
  cacheNames,
  cacheOf,
  isPage,
  PAGE,
  type Caches,
  type WorkerEnvironment,
  type Release,
} from './release';

/** What a request is answered with. */
interface Answer {
  readonly response: Promise<Response>;
  /** Whether all files that the page needs are in the cache, judged by their names. */
  readonly isWhole: boolean;
}

interface Kept {
  /** Undefined where nothing is kept for a request. */
  readonly file: Response | undefined;
  readonly isWhole: boolean;
  /** Whether the server is asked first, and what is kept stands in for its answer. */
  readonly isSubstitute: boolean;
}

type Asked = Pick<Request, 'url' | 'mode'>;

/**
 * Answers from what is kept, or from the server where that is not whole. Where the server does not answer, or not in time, a page
 * that lacks a part is better than none.
 */
export async function answer<Question extends Asked>(
  request: Question,
  release: Release,
  environment: WorkerEnvironment<Question>,
): Promise<Answer> {
  const { file, isWhole, isSubstitute } = await keptFor(request, release, environment.caches).catch(
    () => NOTHING,
  );
  if (file === undefined) return { response: environment.fetch(request), isWhole };
  if (isWhole && !isSubstitute) return { response: Promise.resolve(file), isWhole };
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(file), environment.limitMs);
  });
  const served = environment.fetch(request).catch(() => file);
  return { response: Promise.race([served, late]), isWhole };
}

/** A browser that does not open its caches has nothing. */
const NOTHING: Kept = { file: undefined, isWhole: false, isSubstitute: false };

/**
 * A file of the release, else of an earlier one, whose pages may still be open. What else is navigated to, the server answers, with
 * the status of an unknown address. Where it does not answer, the first page shows the same.
 */
async function keptFor({ url, mode }: Asked, release: Release, caches: Caches): Promise<Kept> {
  const path = new URL(url).pathname.replace(/(?<=.)\/+$/, '');
  const cacheName = cacheOf(release);
  const isListed = release.files[path] !== undefined;
  if (isListed ? isPage(path) : mode === 'navigate') {
    const [file, isWhole] = await Promise.all([
      caches.match(isListed ? path : PAGE, { cacheName }),
      isRelease(release, caches),
    ]);
    return { file, isWhole, isSubstitute: !isListed };
  }
  const names = isListed ? [cacheName] : await cacheNames(caches);
  return { file: await newestMatch(path, names, caches), isWhole: true, isSubstitute: false };
}

async function newestMatch(
  path: string,
  names: readonly string[],
  caches: Caches,
): Promise<Response | undefined> {
  const found = await Promise.all(
    names.map((cacheName) => caches.match(path, { cacheName, ignoreVary: true })),
  );
  return found.findLast((file) => file !== undefined);
}

/** Whether a release has all of its files. */
async function isRelease(release: Release, caches: Caches): Promise<boolean> {
  const cache = await caches.open(cacheOf(release));
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return Object.keys(release.files).every((file) => kept.has(file));
}
