import { strFromU8, strToU8 } from 'fflate';
import { hashes } from '../../../model/picture/fingerprint';
import { digestTable } from './digest-table';
import { doubled } from './doubled';
import { packedPages } from './packed-pages';

/** A hash of 32 hexadecimal digits for each of some keys, in their order. A map of texts is one, too. */
export interface HashList extends Iterable<readonly [key: string, hash: string]> {
  readonly size: number;
  readonly get: (key: string) => string | undefined;
  readonly has: (key: string) => boolean;
  readonly keys: () => Iterable<string>;
}

/** Hashes that are kept packed, for as many keys as there are. */
export interface PackedHashes extends HashList {
  /** A key keeps the hash that it was given first. */
  readonly add: (key: string, hash: string) => void;
}

/** Numbers of 32 bits that are kept of a key, and of a hash. */
const NUMBERS = 4;
const DIGITS = 8;

/** Hashes of which some ten bytes each are kept for a key and 32 for the rest. */
export function packedHashes(): PackedHashes {
  const table = digestTable(NUMBERS);
  const keys = packedPages();
  let found = new Uint32Array(1024);
  let size = 0;
  const hashAt = (place: number): string =>
    Array.from(found.subarray(place * NUMBERS, (place + 1) * NUMBERS), hexOf).join('');
  const findKey = (key: string): number => table.find(hashes(key, NUMBERS));
  const eachKey = function* (): Generator<string> {
    for (const page of keys) {
      for (const line of strFromU8(page).split('\n')) {
        if (line !== '') yield JSON.parse(line) as string;
      }
    }
  };
  return {
    get size() {
      return size;
    },
    add: (key, hash) => {
      const digest = hashes(key, NUMBERS);
      if (table.find(digest) !== -1) return;
      table.add(digest);
      keys.add(strToU8(`${JSON.stringify(key)}\n`));
      if ((size + 1) * NUMBERS > found.length) found = doubled(found);
      for (let part = 0; part < NUMBERS; part++) {
        const digits = hash.slice(part * DIGITS, (part + 1) * DIGITS);
        found[size * NUMBERS + part] = Number.parseInt(digits, 16);
      }
      size += 1;
    },
    get: (key) => {
      const place = findKey(key);
      return place === -1 ? undefined : hashAt(place);
    },
    has: (key) => findKey(key) !== -1,
    keys: eachKey,
    *[Symbol.iterator]() {
      let place = 0;
      for (const key of eachKey()) {
        yield [key, hashAt(place)] as const;
        place += 1;
      }
    },
  };
}

function hexOf(part: number): string {
  return part.toString(16).padStart(DIGITS, '0');
}
