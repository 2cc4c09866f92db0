import { formatCount } from '../../../base/text';
import { fail, ok, type Result } from '../../../base/result';
import type { ArchiveManifest, Manifest } from './manifest';

/* How much of an earlier run the page takes. The program has no such limits. */

/** Handing them over from where they were read takes the page a second. */
const MOST_PEOPLE = 200_000;

/** In bytes: the lines of 200,000 people, of two files for each and of what these are made of are 69 MB. */
export const MOST_MANIFEST_BYTES = 80 * 1024 * 1024;

/** What the visitor reads of a manifest that takes too long to read. */
export const MANIFEST_TOO_SLOW = 'Reading this manifest.json took too long and was stopped.';

/** Why the file of a manifest is not read at all; null where it is. */
export function manifestSizeProblem({ size }: { readonly size: number }): string | null {
  if (size <= MOST_MANIFEST_BYTES) return null;
  return `This manifest.json is too large. The limit is ${MOST_MANIFEST_BYTES / 1024 / 1024} MB.`;
}

/** The manifest without its list of files, which the page has no use for, unless it names more people than a page takes. */
export function limitedManifest(read: Result<ArchiveManifest, string>): Result<Manifest, string> {
  if (!read.ok) return read;
  const { name, made, people } = read.value;
  // A map is plain data, which crosses from a worker.
  if (people.size <= MOST_PEOPLE) return ok({ name, made, people: new Map(people) });
  return fail(`This manifest.json names more than ${formatCount(MOST_PEOPLE)} people.`);
}
