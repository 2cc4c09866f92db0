import { compared } from './compared';
import type { WorkerEnvironment, Release } from './release';

/** Files whose names their content gives. What browsers keep of them by themselves holds, if it is right. */
const NAMED_BY_CONTENT = /^\/assets\//;

/**
 * A file of a release from the server, as it is kept; undefined where it does not come, comes by a detour, late, or other than the
 * build made it. What the browser itself keeps of an earlier wrong answer is passed over, and replaced.
 */
export async function fetchFile(
  file: string,
  release: Release,
  { fetch, limitMs }: WorkerEnvironment,
): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(limitMs);
  for (const cache of [isNamedByContent(file) ? 'default' : 'no-cache', 'reload'] as const) {
    const answer = await fetch(file, { cache, redirect: 'error', signal })
      .then((response) => compared(response, file, release))
      .catch(() => undefined);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Whether every release that has a file of this name has the same. */
export function isNamedByContent(file: string): boolean {
  return NAMED_BY_CONTENT.test(file);
}
