import { Inflate, strFromU8 } from 'fflate';

/*
 * Reads archives as `zipWriter` writes them (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT): with no comment at
 * the end, and each file in the directory. Any other file is read as an archive without files. A part of an archive is read at a
 * time, so that one of any size takes little memory.
 */

/** The bytes of an archive, wherever they lie, and what unpacks them. */
export interface ZipSource {
  /** In bytes. */
  readonly size: number;
  /** Fewer than `length` bytes where the archive ends before. */
  readonly bytesAt: (at: number, length: number) => Promise<Uint8Array>;
  /** What packed bytes (RFC 1951) unpack to; null for what is damaged, or comes to more than `most` bytes. */
  readonly inflate: (packed: Uint8Array, most: number) => Uint8Array | null;
}

/** What the directory of an archive holds about a file. */
export interface ZippedFile {
  readonly name: string;
  /** All of its record but the time. */
  readonly timeless: Uint8Array;
  readonly isDeflated: boolean;
  readonly packedSize: number;
  readonly offset: number;
}

/** Whether bytes begin as archives do. */
export async function isZip({ bytesAt }: ZipSource): Promise<boolean> {
  const [p, k, one, two] = await bytesAt(0, 4);
  return p === 0x50 && k === 0x4b && one === 3 && two === 4;
}

const WINDOW = 2 ** 20;
const LONGEST_RECORD = 46 + 3 * 65_535;

/** The files of an archive in the order of its directory, of which a part at a time is read. */
export async function* zippedFiles(source: ZipSource): AsyncGenerator<ZippedFile> {
  const directory = await directoryOf(source);
  if (directory === null) return;
  const end = directory.offset + directory.size;
  let at = directory.offset;
  while (at < end) {
    const part = await source.bytesAt(at, Math.min(WINDOW, end - at));
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

/** The bytes of a file; null where it cannot be unpacked, or comes to more than `most` bytes. */
export async function contentOf(
  source: ZipSource,
  { offset, packedSize, isDeflated }: Omit<ZippedFile, 'timeless' | 'name'>,
  most: number,
): Promise<Uint8Array | null> {
  const start = await startOf(source, { offset });
  if (start === null || packedSize > most) return null;
  const packed = await source.bytesAt(start, packedSize);
  if (packed.length < packedSize) return null;
  return isDeflated ? source.inflate(packed, most) : packed;
}

/** In bytes, packed. */
const PIECE = 65_536;

/** The bytes of a file, one piece after the other. They end early where they are damaged, or come to more than `most`. */
export async function* contentPieces(
  source: ZipSource,
  file: Omit<ZippedFile, 'timeless' | 'name'>,
  most: number,
): AsyncGenerator<Uint8Array> {
  const start = await startOf(source, file);
  if (start === null) return;
  const unpacked: Uint8Array[] = [];
  const inflate = new Inflate((piece) => unpacked.push(piece));
  let length = 0;
  for (let at = 0; at < file.packedSize; at += PIECE) {
    const packed = await source.bytesAt(start + at, Math.min(PIECE, file.packedSize - at));
    if (!file.isDeflated) unpacked.push(packed);
    else if (!isPushed(inflate, packed, at + PIECE >= file.packedSize)) return;
    for (const piece of unpacked.splice(0)) {
      length += piece.length;
      if (length > most) return;
      yield piece;
    }
  }
}

function isPushed(inflate: Inflate, packed: Uint8Array, isLast: boolean): boolean {
  try {
    inflate.push(packed, isLast);
    return true;
  } catch {
    return false;
  }
}

/** Where the bytes of a file begin; null where there is none. */
async function startOf(
  source: ZipSource,
  { offset }: Pick<ZippedFile, 'offset'>,
): Promise<number | null> {
  const local = await source.bytesAt(offset, 30);
  if (local.length < 30) return null;
  const view = viewOf(local);
  if (view.getUint32(0, true) !== 0x04034b50) return null;
  return offset + 30 + view.getUint16(26, true) + view.getUint16(28, true);
}

function recordAt(
  part: Uint8Array,
  at: number,
): { readonly zipped: ZippedFile; readonly length: number } | null {
  const view = viewOf(part);
  if (part.length - at < 46 || view.getUint32(at, true) !== 0x02014b50) return null;
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const length = 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  if (at + length > part.length) return null;
  const timeless = part.slice(at, at + length);
  timeless.fill(0, 12, 16);
  const near = view.getUint32(at + 42, true);
  const isFar = near === 0xffffffff && extraLength === 12;
  const zipped = {
    name: strFromU8(part.subarray(at + 46, at + 46 + nameLength)),
    timeless,
    isDeflated: view.getUint16(at + 10, true) === 8,
    packedSize: view.getUint32(at + 20, true),
    offset: isFar ? Number(view.getBigUint64(at + 46 + nameLength + 4, true)) : near,
  };
  return { zipped, length };
}

/** Where the directory of an archive lies; null for a file that has none. */
async function directoryOf({
  size: whole,
  bytesAt,
}: ZipSource): Promise<{ readonly offset: number; readonly size: number } | null> {
  const end = await bytesAt(Math.max(whole - 98, 0), Math.min(whole, 98));
  const view = viewOf(end);
  const at = end.length - 22;
  if (at < 0 || view.getUint32(at, true) !== 0x06054b50) return null;
  const isLong = at === 76 && view.getUint32(0, true) === 0x06064b50;
  const size = isLong ? Number(view.getBigUint64(40, true)) : view.getUint32(at + 12, true);
  const offset = isLong ? Number(view.getBigUint64(48, true)) : view.getUint32(at + 16, true);
  return offset + size <= whole ? { offset, size } : null;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
