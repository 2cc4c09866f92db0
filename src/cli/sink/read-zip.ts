import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { MANIFEST } from '../../team/core/archive/archive-files';
import type { ArchiveManifest } from '../../team/core/archive/manifest';
import { readManifestStream } from '../read-manifest';

/*
 * Reads archives as `zipWriter` writes them (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT): with no comment at
 * the end, and each file in the directory. Any other file is read as an archive without files.
 */

/** What the directory of an archive holds about a file. */
interface ZippedFile {
  readonly name: string;
  /** All of its record but the time. */
  readonly timeless: Buffer;
  readonly isDeflated: boolean;
  readonly packedSize: number;
  readonly offset: number;
}

/** The manifest of an archive that the program wrote; null for any other file. */
export async function readZipManifest(path: string): Promise<ArchiveManifest | null> {
  return withFile(path, async (file) => {
    for await (const entry of zippedFiles(file)) {
      if (entry.name !== MANIFEST) continue;
      const start = await contentStart(file, entry);
      if (start === null) return null;
      const open = (): AsyncIterable<Uint8Array> => unpacked(path, start, entry);
      const read = await readManifestStream(open).catch(() => null);
      return read?.ok === true ? read.value : null;
    }
    return null;
  });
}

/** Whether two archives of the program hold the same files, whatever the clock was when they were written. */
export async function isSameZip(one: string, other: string): Promise<boolean> {
  return withFile(one, async (a) => withFile(other, async (b) => holdsSame(a, b)));
}

async function holdsSame(one: FileHandle, other: FileHandle): Promise<boolean> {
  const [a, b] = await Promise.all([one.stat(), other.stat()]);
  if (a.size !== b.size) return false;
  const others = zippedFiles(other);
  let count = 0;
  for await (const { timeless } of zippedFiles(one)) {
    const next = await others.next();
    if (next.done === true || !next.value.timeless.equals(timeless)) return false;
    count += 1;
  }
  return count > 0 && (await others.next()).done === true;
}

async function withFile<T>(path: string, act: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await act(file);
  } finally {
    await file.close();
  }
}

const WINDOW = 2 ** 20;
const LONGEST_RECORD = 46 + 3 * 65_535;

/** The files of an archive in the order of its directory, of which a part at a time is read. */
async function* zippedFiles(file: FileHandle): AsyncGenerator<ZippedFile> {
  const directory = await directoryOf(file);
  if (directory === null) return;
  const end = directory.offset + directory.size;
  let at = directory.offset;
  while (at < end) {
    const part = await bytesAt(file, at, Math.min(WINDOW, end - at));
    let used = 0;
    while (
      used < part.length &&
      (part.length - used >= LONGEST_RECORD || at + part.length >= end)
    ) {
      const record = recordAt(part, used);
      if (record === null) return;
      yield record.zipped;
      used += record.length;
    }
    if (used === 0) return;
    at += used;
  }
}

function recordAt(
  part: Buffer,
  at: number,
): { readonly zipped: ZippedFile; readonly length: number } | null {
  if (part.length - at < 46 || part.readUInt32LE(at) !== 0x02014b50) return null;
  const nameLength = part.readUInt16LE(at + 28);
  const extraLength = part.readUInt16LE(at + 30);
  const length = 46 + nameLength + extraLength + part.readUInt16LE(at + 32);
  if (at + length > part.length) return null;
  const timeless = Buffer.from(part.subarray(at, at + length));
  timeless.fill(0, 12, 16);
  const near = part.readUInt32LE(at + 42);
  const isFar = near === 0xffffffff && extraLength === 12;
  const zipped = {
    name: part.toString('utf8', at + 46, at + 46 + nameLength),
    timeless,
    isDeflated: part.readUInt16LE(at + 10) === 8,
    packedSize: part.readUInt32LE(at + 20),
    offset: isFar ? Number(part.readBigUInt64LE(at + 46 + nameLength + 4)) : near,
  };
  return { zipped, length };
}

/** Where the directory of an archive lies; null for a file that has none. */
async function directoryOf(
  file: FileHandle,
): Promise<{ readonly offset: number; readonly size: number } | null> {
  const { size: whole } = await file.stat();
  const end = await bytesAt(file, Math.max(whole - 98, 0), Math.min(whole, 98));
  const at = end.length - 22;
  if (at < 0 || end.readUInt32LE(at) !== 0x06054b50) return null;
  const isLong = at === 76 && end.readUInt32LE(0) === 0x06064b50;
  const size = isLong ? Number(end.readBigUInt64LE(40)) : end.readUInt32LE(at + 12);
  const offset = isLong ? Number(end.readBigUInt64LE(48)) : end.readUInt32LE(at + 16);
  return offset + size <= whole ? { offset, size } : null;
}

/** Where the bytes of a file begin; null where there is no such file. */
async function contentStart(
  file: FileHandle,
  { offset, packedSize }: ZippedFile,
): Promise<number | null> {
  const local = await bytesAt(file, offset, 30);
  if (packedSize === 0 || local.length < 30 || local.readUInt32LE(0) !== 0x04034b50) return null;
  return offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
}

/** The bytes of a file. They reject where it cannot be unpacked. */
function unpacked(
  path: string,
  start: number,
  { packedSize, isDeflated }: ZippedFile,
): AsyncIterable<Uint8Array> {
  const packed = createReadStream(path, { start, end: start + packedSize - 1 });
  // A failure of the one is a failure of the other, by which it is met.
  return isDeflated ? pipeline(packed, createInflateRaw(), () => {}) : packed;
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, at);
  return buffer.subarray(0, bytesRead);
}
