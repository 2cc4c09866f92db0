import { open, type FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { MANIFEST, type ArchiveManifest } from '../../team/core/archive/manifest';
import { readManifestPieces } from '../../team/core/archive/manifest-lines';
import {
  contentOf,
  contentPieces,
  zippedFiles,
  type ZipSource,
} from '../../team/core/archive/zip-reader';

/** In bytes, unpacked: the manifest of a million people. */
export const LARGEST_MANIFEST = 2 ** 29;

/** The manifest of an archive that the program wrote; null for any other file. */
export async function readZipManifest(path: string): Promise<ArchiveManifest | null> {
  return withZip(path, async (zip) => {
    for await (const entry of zippedFiles(zip)) {
      if (entry.name !== MANIFEST) continue;
      const read = await readManifestPieces(contentPieces(zip, entry, LARGEST_MANIFEST), () =>
        contentOf(zip, entry, LARGEST_MANIFEST),
      );
      return read.ok ? read.value : null;
    }
    return null;
  });
}

/** Whether two archives of the program hold the same files, whatever the clock was when they were written. */
export async function isSameZip(one: string, other: string): Promise<boolean> {
  return withZip(one, async (a) => withZip(other, async (b) => holdsSame(a, b)));
}

async function holdsSame(one: ZipSource, other: ZipSource): Promise<boolean> {
  if (one.size !== other.size) return false;
  const others = zippedFiles(other);
  let count = 0;
  for await (const { timeless } of zippedFiles(one)) {
    const next = await others.next();
    if (next.done === true || Buffer.compare(next.value.timeless, timeless) !== 0) return false;
    count += 1;
  }
  return count > 0 && (await others.next()).done === true;
}

/** Does something with an archive while its file is open. */
export async function withZip<T>(path: string, act: (zip: ZipSource) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await act({ size, bytesAt: (at, length) => bytesAt(file, at, length), inflate });
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** What packed bytes unpack to; null for what is damaged, or comes to more than `most` bytes. */
export function inflate(packed: Uint8Array, most: number): Uint8Array | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch {
    return null;
  }
}
