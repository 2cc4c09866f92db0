import { formatCount } from '../../../base/text';
import { fail, type Result } from '../../../base/result';
import type { Manifest } from './manifest';

/* How much of an earlier run the page takes. The program has no such limits. */

/** Handing them over from where they were read takes the page a second. */
const MOST_PEOPLE = 200_000;

/** In bytes: a line for each of 200,000 people is 20 MB. */
const MOST_BYTES = 32 * 1024 * 1024;

/** What the visitor reads of a manifest that takes too long to read. */
export const MANIFEST_TOO_SLOW = 'Reading this manifest.json took too long and was stopped.';

/** Why the file of a manifest is not read at all; null where it is. */
export function manifestSizeProblem({ size }: { readonly size: number }): string | null {
  if (size <= MOST_BYTES) return null;
  return `This manifest.json is too large. The limit is ${MOST_BYTES / 1024 / 1024} MB.`;
}

/** The same manifest, unless it names more people than a page takes. */
export function limitedManifest(read: Result<Manifest, string>): Result<Manifest, string> {
  if (!read.ok || read.value.people.size <= MOST_PEOPLE) return read;
  return fail(`This manifest.json names more than ${formatCount(MOST_PEOPLE)} people.`);
}
