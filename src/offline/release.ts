/** A release as the build lists it. */
export interface Release {
  /** The hash of all files together. */
  readonly version: string;
  /** The SHA-256 of each file by its address, in base64. Pages go by their route. */
  readonly files: Readonly<Record<string, string>>;
  /** The media types of files by the endings of their addresses. */
  readonly types: Readonly<Record<string, string>>;
}

export type FileCache = Pick<Cache, 'delete' | 'keys' | 'match' | 'put'>;

export interface Caches extends Pick<CacheStorage, 'delete' | 'keys' | 'match'> {
  readonly open: (name: string) => Promise<FileCache>;
}

/** What the worker asks of the browser: files by their addresses, or what a page asks for. */
export interface WorkerEnvironment<Question = string> {
  readonly caches: Caches;
  readonly fetch: (question: Question, options?: RequestInit) => Promise<Response>;
  /** How long an answer may take, in ms. */
  readonly limitMs: number;
}

/** The address of the first page. It is kept last, so a cache that holds it was whole once. */
export const PAGE = '/';

/** Whether a file is a page: no other has a name without an ending. */
export function isPage(file: string): boolean {
  return !/\.[^/]*$/.test(file);
}

/** All caches of the product. */
const PREFIX = 'signet-';

/** Those whose files were compared with the list of their release. Earlier ones hold whatever a server answered. */
const COMPARED = 'signet-compared-';

/** The name of the cache that holds a release. */
export function cacheOf(release: Release): string {
  return COMPARED + release.version;
}

/** The caches of the product, the oldest first. */
export async function cacheNames(caches: Caches): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Whether the files of a cache were taken as they came. */
export function isUncompared(name: string): boolean {
  return !name.startsWith(COMPARED);
}
