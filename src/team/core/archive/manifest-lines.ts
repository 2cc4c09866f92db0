import { DecodeUTF8, strFromU8 } from 'fflate';
import { parsedJson } from '../../../base/parsed-json';
import { ok, type Result } from '../../../base/result';
import { runningDigest } from '../../../model/picture/fingerprint';
import { isSafePath } from './archive-path';
import {
  isManifestAddress,
  MANIFEST_HEAD,
  readManifest,
  withListed,
  type ArchiveManifest,
} from './manifest';
import { packedHashes, type PackedHashes } from '../kept/hash-list';

/*
 * Reads a manifest line by line as `manifestWriter` writes it, so that it is never in the memory as a whole. One that somebody
 * has written in another way is for `readManifest`.
 */

/** Where what a manifest lists goes; it is not kept unless a place is given. */
export interface KeptLists {
  readonly files?: PackedHashes;
  readonly inputs?: PackedHashes;
}

/**
 * Reads a manifest, whatever it contains, of which a piece at a time is in the memory where this program has written it. `whole`
 * gives all of its bytes where another one has; null where they cannot be had. Rejects where reading fails.
 */
export async function readManifestPieces(
  pieces: AsyncIterable<Uint8Array>,
  whole: () => Promise<Uint8Array | null>,
  kept: KeptLists = {},
): Promise<Result<ArchiveManifest, string>> {
  const lines = manifestLines(kept);
  const decoder = new DecodeUTF8((text) => lines.add(text));
  for await (const piece of pieces) decoder.push(piece);
  const read = lines.end();
  return read === null ? readManifest(strFromU8((await whole()) ?? new Uint8Array())) : ok(read);
}

export interface ManifestLines {
  readonly add: (piece: string) => void;
  /** Null where it is not written as it is by this program. */
  readonly end: () => ArchiveManifest | null;
}

/** What the next line belongs to. */
type Part = 'head' | 'people' | 'between' | 'files' | 'beforeInputs' | 'inputs' | 'end' | 'other';

const ENTRY = /^ {4}("(?:[^"\\]|\\.)*"): "([0-9a-f]{32})",?$/;

export function manifestLines({ files, inputs }: KeptLists): ManifestLines {
  const head: string[] = [];
  const people = packedHashes();
  let listing = runningDigest();
  let part: Part = 'head';
  let rest = '';
  const next: Readonly<Record<Part, (line: string) => Part>> = {
    head: (line) => {
      if (line === '  "people": {') return 'people';
      head.push(line);
      return head.length > LONGEST_HEAD ? 'other' : 'head';
    },
    people: (line) => {
      if (line === '  },') return 'between';
      const [address, hash] = entryOf(line);
      if (address === null || !isManifestAddress(address) || people.has(address)) return 'other';
      people.add(address, hash);
      return 'people';
    },
    between: (line) => (line === '  "files": {' ? 'files' : 'other'),
    files: (line) => {
      if (line === '  }') return 'end';
      if (line === '  },') return 'beforeInputs';
      const [path, digest] = entryOf(line);
      if (path === null || !isSafePath(path) || files?.has(path) === true) return 'other';
      files?.add(path, digest);
      listing = withListed(listing, path, digest);
      return 'files';
    },
    beforeInputs: (line) => (line === '  "inputs": {' ? 'inputs' : 'other'),
    inputs: (line) => {
      if (line === '  }') return 'end';
      const [address, digest] = entryOf(line);
      if (address === null || !people.has(address) || inputs?.has(address) === true) return 'other';
      inputs?.add(address, digest);
      return 'inputs';
    },
    end: (line) => (line === '}' ? 'end' : 'other'),
    other: () => 'other',
  };
  return {
    add: (piece) => {
      const lines = `${rest}${piece}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) part = next[part](line);
      if (part === 'other' || rest.length > LONGEST_LINE) [part, rest] = ['other', ''];
    },
    end: () => {
      if (part !== 'end' || rest !== '') return null;
      const read = MANIFEST_HEAD.safeParse(parsedJson(`${head.join('').replace(/,$/, '')}}`));
      if (!read.success || read.data.version !== 2) return null;
      const { name, made, since = null } = read.data;
      const none = new Map<string, string>();
      const listed = { listing: listing.digest, files: files ?? none, inputs: inputs ?? none };
      return { name, made, since, people, ...listed };
    },
  };
}

/** In lines. */
const LONGEST_HEAD = 20;
/** In characters: a path or an address as JSON, and its hash. */
const LONGEST_LINE = 10_000;

/** The key of a line and its hash; null where the line is written otherwise. */
function entryOf(line: string): readonly [key: string | null, hash: string] {
  const [, quoted = '', hash = ''] = ENTRY.exec(line) ?? [];
  const key = parsedJson(quoted);
  return [typeof key === 'string' ? key : null, hash];
}
