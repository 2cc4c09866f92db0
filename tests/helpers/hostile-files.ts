import { deflateRawSync } from 'node:zlib';
import { hash } from '../../src/model/picture/fingerprint';

/* Small files that take much work to read, made by code: none of them shows that. */

const MB = 1024 * 1024;

/** What the directory of an archive states of its only entry, changed, and how often. */
interface StatedEntry {
  readonly times?: number;
  /** In bytes, unpacked. */
  readonly size?: number;
  /** In bytes, packed. */
  readonly packed?: number;
}

/** An archive of one deflated file whose directory states something else of it. */
export function statedZip(content: Uint8Array, reported: StatedEntry): Uint8Array {
  const packed = deflateRawSync(content, { level: 9 });
  const path = Buffer.from('a.htm');
  const { times = 1, size = content.length } = reported;
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt16LE(8, 4);
  about.writeUInt32LE(reported.packed ?? packed.length, 14);
  about.writeUInt32LE(size, 18);
  about.writeUInt16LE(path.length, 22);
  const file = Buffer.concat([Buffer.from('PK\x03\x04'), about, path, packed]);
  const record = Buffer.concat([Buffer.from('PK\x01\x02\0\0'), about, Buffer.alloc(14), path]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(times, 8);
  end.writeUInt16LE(times, 10);
  end.writeUInt32LE(record.length * times, 12);
  end.writeUInt32LE(file.length, 16);
  const records = Array.from({ length: times }, () => record);
  return new Uint8Array(Buffer.concat([file, ...records, end]));
}

/** An archive of 100 kB whose 200 entries are the same 100 MB, of which each states 100 kB. */
export function sharedStreamZip(): Uint8Array {
  return statedZip(new Uint8Array(100 * MB).fill(0x61), { times: 200, size: 100_000 });
}

/** The hash of a link, packed without regard to what fits. */
export function hashOf(content: Uint8Array): string {
  const packed = deflateRawSync(content, { level: 9 }).toString('base64url');
  return `#s1.${packed.length}.${hash(packed).toString(36)}.${packed}`;
}

/** The hash of a link of 65 kB that unpacks to 50 MB. */
export function inflatingHash(): string {
  return hashOf(new Uint8Array(50 * MB).fill(0x61));
}

/** The hash of a link that is as long as is looked into, and unpacks to 14 MB. */
export function shortInflatingHash(): string {
  return hashOf(new Uint8Array(14 * MB).fill(0x61));
}

/** A mail with a header of so many encoded words, 22 bytes each. */
export function encodedHeaderMail(words: number): string {
  const subject = Array.from({ length: words }, () => '=?utf-8?q?=C3=BC?=').join('\r\n ');
  return `Subject: ${subject}\r\nContent-Type: text/html\r\n\r\n<b>Jane</b>`;
}

const MOST_OF_DESIGN = 8 * MB - 100;

/** Designs of 8 MB, by what there is far too much of in them. */
export const HOSTILE_DESIGNS: Readonly<Record<string, () => string>> = {
  elements: () => `{"elements":[${filled('{},')}{}]}`,
  'known elements': () => `{"elements":[${filled('{"type":"text","x":1,"y":1},')}{}]}`,
  nesting: () => nested('{"elements":[],"signatureData":'),
  keys: () => `{"elements":[]${filled((at) => `,"${at.toString(36)}":1`)}}`,
  'keys of an element': () =>
    `{"elements":[{"type":"text","x":1,"y":1${filled((at) => `,"${at.toString(36)}":1`)}}]}`,
};

function filled(part: string | ((at: number) => string)): string {
  if (typeof part === 'string') return part.repeat(Math.floor(MOST_OF_DESIGN / part.length));
  const parts: string[] = [];
  for (let at = 0, length = 0; length < MOST_OF_DESIGN; at += 1) {
    const next = part(at);
    length += next.length;
    if (length < MOST_OF_DESIGN) parts.push(next);
  }
  return parts.join('');
}

function nested(begin: string): string {
  const depth = Math.floor((MOST_OF_DESIGN - begin.length) / 2);
  return `${begin}${'['.repeat(depth)}${']'.repeat(depth)}}`;
}

/** The manifest of an earlier run of so many people, 50 bytes each. */
export function manifestOf(count: number): string {
  const people = Array.from(
    { length: count },
    (_, at) => `"${at.toString(36)}@x.example":"${'0'.repeat(32)}"`,
  );
  return `{"version":1,"name":"a","made":"2026-01-01","people":{${people.join(',')}}}`;
}
