import * as z from 'zod/mini';
import { isDay } from '../../../base/day';
import { isRecord } from '../../../base/record';
import { fail, ok, type Result } from '../../../base/result';

/* Who got which signature in a run: `manifest.json`. By it, the next run finds who has joined, left or changed. */

// The page's policy forbids code made at run time.
z.config({ jitless: true });

/** What a run has made: the hash of each signature by its address. */
export interface Manifest {
  readonly name: string;
  /** The day, as `2026-06-05`. */
  readonly made: string;
  readonly people: ReadonlyMap<string, string>;
}

/** How a run differs from the one before, by addresses in the order of the lists. */
export interface Changes {
  readonly joined: readonly string[];
  readonly left: readonly string[];
  readonly changed: readonly string[];
  readonly same: readonly string[];
}

/** Writes a manifest piece by piece: what it begins with, a line for each member, and its end. */
export function manifestWriter({ name, made }: Pick<Manifest, 'name' | 'made'>) {
  const isFirst = { yes: true };
  return {
    begin: (): string =>
      `{\n  "version": 1,\n  "name": ${JSON.stringify(name)},\n  "made": ${JSON.stringify(made)},\n  "people": {`,
    add: (address: string, hash: string): string => {
      const comma = isFirst.yes ? '' : ',';
      isFirst.yes = false;
      return `${comma}\n    ${JSON.stringify(address)}: ${JSON.stringify(hash)}`;
    },
    end: (): string => '\n  }\n}\n',
  };
}

const HEAD = z.object({
  version: z.literal(1),
  name: z.string().check(z.maxLength(1000)),
  made: z.string().check(z.refine(isDay)),
});

/** The longest that an address can be (RFC 5321). */
const LONGEST_ADDRESS = 254;

/** Reads a manifest of an earlier run, whatever the file contains. What is wrong is returned in the product's own words. */
export function readManifest(text: string): Result<Manifest, string> {
  const given = parseJson(text.replace(/^\ufeff/, ''));
  if (!isRecord(given)) return fail('This is not a manifest.json of an earlier run.');
  const head = HEAD.safeParse({ ...given });
  if (!head.success) return fail(problemOf(given));
  const people = peopleIn({ ...given }['people']);
  if (people === null) return fail('The list of people in this manifest.json cannot be read.');
  const { name, made } = head.data;
  return ok({ name, made, people });
}

/** Who is new, gone, changed or as before. Without an earlier run, everybody is new. */
export function changesSince(
  previous: Pick<Manifest, 'people'> | null,
  current: Pick<Manifest, 'people'>,
): Changes {
  const before: Manifest['people'] = previous?.people ?? new Map<string, string>();
  const now = [...current.people];
  const stayed = now.filter(([address]) => before.has(address));
  const isSame = ([address, hash]: readonly [string, string]): boolean =>
    before.get(address) === hash;
  return {
    joined: addressesOf(now.filter(([address]) => !before.has(address))),
    left: [...before.keys()].filter((address) => !current.people.has(address)),
    changed: addressesOf(stayed.filter((entry) => !isSame(entry))),
    same: addressesOf(stayed.filter(isSame)),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function problemOf(given: Readonly<Record<string, unknown>>): string {
  const { version } = given;
  return typeof version === 'number' && version > 1
    ? 'This manifest.json was made by a newer version.'
    : 'This is not a manifest.json of an earlier run.';
}

/** As a map, since an address may be the name of something that objects have: `__proto__`. */
function peopleIn(given: unknown): Manifest['people'] | null {
  if (!isRecord(given)) return null;
  const people = new Map<string, string>();
  for (const [address, hash] of Object.entries(given)) {
    const fits = address.length <= LONGEST_ADDRESS && typeof hash === 'string';
    if (!fits || !/^[0-9a-f]{32}$/.test(hash)) return null;
    people.set(address, hash);
  }
  return people;
}

function addressesOf(entries: readonly (readonly [string, string])[]): readonly string[] {
  return entries.map(([address]) => address);
}
