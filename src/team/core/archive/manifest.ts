import * as z from 'zod/mini';
import { isDay } from '../../../base/day';
import { parsedJson } from '../../../base/parsed-json';
import { isRecord } from '../../../base/record';
import { fail, ok, type Result } from '../../../base/result';
import type { HashList } from '../kept/hash-list';
import { runningDigest, type RunningDigest } from '../../../model/picture/fingerprint';
import { isSafePath } from './archive-path';

/*
 * Who got which signature in a run, and which files it wrote: `manifest.json`. By it, the next run finds who has joined, left
 * or changed, and which files of a folder are its own.
 */

// The page's policy forbids code made at run time.
z.config({ jitless: true });

/** The file that lists what an archive holds. */
export const MANIFEST = 'manifest.json';

/** What a run has made: the hash of each signature by its address. */
export interface Manifest {
  readonly name: string;
  /** The day, as `2026-06-05`. */
  readonly made: string;
  readonly people: HashList;
}

/** A manifest as it lies in an archive. */
export interface ArchiveManifest extends Manifest {
  /** The day of the run since which people have changed, where files are given of those alone; null for a whole archive. */
  readonly since: string | null;
  /** By which two lists of files are compared: a digest of all in their order. Null where version 1 did not list them. */
  readonly listing: string | null;
  /** The digest of each file of the archive but the manifest, by its path; of none where they were not to be kept. */
  readonly files: HashList;
  /** The digest of what each signature was made of, by its address; of none where that is not known, or they were not to be kept. */
  readonly inputs: HashList;
}

/** How a run differs from the one before, by addresses in the order of the lists. */
export interface Changes {
  readonly joined: readonly string[];
  readonly left: readonly string[];
  readonly changed: readonly string[];
  readonly same: readonly string[];
}

/**
 * Writes a manifest piece by piece: what it begins with, a line for each member, what stands before the files and before the
 * inputs, which may be left out, and its end.
 */
export function manifestWriter({
  name,
  made,
  since,
}: Omit<ArchiveManifest, 'people' | 'files' | 'inputs' | 'listing'>) {
  const isFirst = { yes: true };
  const head = { version: 2, name, made, ...(since === null ? {} : { since }) };
  return {
    begin: (): string => `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "people": {`,
    add: (address: string, hash: string): string => {
      const line = entryLine(address, hash, isFirst.yes);
      isFirst.yes = false;
      return line;
    },
    beforeFiles: (): string => '\n  },\n  "files": {',
    beforeInputs: (): string => '\n  },\n  "inputs": {',
    end: (): string => '\n  }\n}\n',
  };
}

/** A line of a manifest: an address or a path with its hash. */
export function entryLine(key: string, hash: string, isFirst: boolean): string {
  return `${isFirst ? '' : ','}\n    ${JSON.stringify(key)}: ${JSON.stringify(hash)}`;
}

/** A digest of the files that are listed, with one more. */
export function withListed(listing: RunningDigest, path: string, digest: string): RunningDigest {
  return listing.and(`${path}\n${digest}\n`);
}

const DAY = z.string().check(z.refine(isDay));
/** What stands in a manifest before its lists. */
export const MANIFEST_HEAD = z.object({
  version: z.literal([1, 2]),
  name: z.string().check(z.maxLength(1000)),
  made: DAY,
  since: z.optional(DAY),
});

/** The longest that an address can be (RFC 5321). */
const LONGEST_ADDRESS = 254;

/** Reads a manifest of an earlier run, whatever the file contains. What is wrong is returned in the product's own words. */
export function readManifest(text: string): Result<ArchiveManifest, string> {
  const given = parsedJson(text.replace(/^\ufeff/, ''));
  if (!isRecord(given)) return fail('This is not a manifest.json of an earlier run.');
  const head = MANIFEST_HEAD.safeParse({ ...given });
  if (!head.success) return fail(problemOf(given));
  const { version, name, made, since = null } = head.data;
  const people = hashesIn({ ...given }['people'], isManifestAddress);
  if (people === null) return fail('The list of people in this manifest.json cannot be read.');
  if (version === 1) {
    const unlisted = { listing: null, files: new Map<string, string>() };
    return ok({ name, made, since, people, inputs: new Map(), ...unlisted });
  }
  const files = hashesIn({ ...given }['files'], isSafePath);
  if (files === null) return fail('The list of files in this manifest.json cannot be read.');
  let listing = runningDigest();
  for (const [path, digest] of files) listing = withListed(listing, path, digest);
  // Without them, all signatures are made.
  const isKnown = (address: string): boolean => people.has(address);
  const inputs = hashesIn({ ...given }['inputs'], isKnown) ?? new Map<string, string>();
  return ok({ name, made, since, people, listing: listing.digest, files, inputs });
}

export function isManifestAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS;
}

/** Who is new, gone, changed or as before. Without an earlier run, everybody is new. */
export function changesSince(
  previous: Pick<Manifest, 'people'> | null,
  current: Pick<Manifest, 'people'>,
): Changes {
  const before: HashList = previous?.people ?? new Map<string, string>();
  const [joined, changed, same]: [string[], string[], string[]] = [[], [], []];
  for (const [address, hash] of current.people) {
    const known = before.get(address);
    const kind = known === undefined ? joined : known === hash ? same : changed;
    kind.push(address);
  }
  const left = [...before.keys()].filter((address) => !current.people.has(address));
  return { joined, left, changed, same };
}

function problemOf(given: Readonly<Record<string, unknown>>): string {
  const { version } = given;
  return typeof version === 'number' && version > 2
    ? 'This manifest.json was made by a newer version.'
    : 'This is not a manifest.json of an earlier run.';
}

function isHash(given: unknown): given is string {
  return typeof given === 'string' && /^[0-9a-f]{32}$/.test(given);
}

/** As a map, since an address may be the name of something that objects have: `__proto__`. */
function hashesIn(
  given: unknown,
  isKey: (text: string) => boolean,
): ReadonlyMap<string, string> | null {
  if (!isRecord(given)) return null;
  const found = new Map<string, string>();
  for (const [key, hash] of Object.entries(given)) {
    if (!isKey(key) || !isHash(hash)) return null;
    found.set(key, hash);
  }
  return found;
}
