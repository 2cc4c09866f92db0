import { crc32, inflateRawSync } from 'node:zlib';

/*
 * Reads archives, by the format's own description and with nothing of what wrote them: each record is held against the
 * directory, and nothing may lie between them.
 */

export interface ZippedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Of Unix, as `ls` prints them in octal. */
  readonly rights: string;
  /** As archives write it: local, without a zone. */
  readonly time: string;
}

/** All files of an archive in the order of its directory; throws for anything out of the ordinary. */
export function readZip(bytes: Uint8Array): readonly ZippedFile[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, size, offset } = readEnd(buffer);
  const files: ZippedFile[] = [];
  let at = offset;
  let local = 0;
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(buffer, at);
    if (entry.offset !== local) throw new Error(`${entry.path} does not begin at ${local}`);
    const { file, end } = readFile(buffer, entry);
    files.push(file);
    at = entry.end;
    local = end;
  }
  if (local !== offset) throw new Error('Something lies before the directory');
  if (at !== offset + size) throw new Error('The directory is longer than it says');
  return files;
}

interface End {
  readonly count: number;
  readonly size: number;
  readonly offset: number;
}

function readEnd(buffer: Buffer): End {
  const at = buffer.length - 22;
  expectMagic(buffer, at, 0x06054b50);
  const plain = {
    count: buffer.readUInt16LE(at + 10),
    size: buffer.readUInt32LE(at + 12),
    offset: buffer.readUInt32LE(at + 16),
  };
  const isLong = plain.count === 0xffff || plain.size === 0xffffffff || plain.offset === 0xffffffff;
  return isLong ? readLongEnd(buffer, at - 20) : plain;
}

function readLongEnd(buffer: Buffer, locator: number): End {
  expectMagic(buffer, locator, 0x07064b50);
  const at = Number(buffer.readBigUInt64LE(locator + 8));
  expectMagic(buffer, at, 0x06064b50);
  if (at + 12 + Number(buffer.readBigUInt64LE(at + 4)) !== locator) throw new Error('A gap');
  return {
    count: Number(buffer.readBigUInt64LE(at + 32)),
    size: Number(buffer.readBigUInt64LE(at + 40)),
    offset: Number(buffer.readBigUInt64LE(at + 48)),
  };
}

type Entry = ReturnType<typeof readEntry>;

function readEntry(buffer: Buffer, at: number) {
  expectMagic(buffer, at, 0x02014b50);
  const nameLength = buffer.readUInt16LE(at + 28);
  const extraLength = buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  if (buffer.readUInt16LE(at + 4) >> 8 !== 3) throw new Error('It was not made on Unix');
  const name = buffer.subarray(at + 46, at + 46 + nameLength);
  const isUtf8 = (buffer.readUInt16LE(at + 8) & 0x800) !== 0;
  if (!isUtf8 && name.some((byte) => byte > 127)) throw new Error('A name in no known letters');
  return {
    about: buffer.subarray(at + 6, at + 30),
    name,
    path: new TextDecoder('utf-8', { fatal: true }).decode(name),
    isDeflated: buffer.readUInt16LE(at + 10) === 8,
    crc: buffer.readUInt32LE(at + 16),
    packed: buffer.readUInt32LE(at + 20),
    size: buffer.readUInt32LE(at + 24),
    rights: (buffer.readUInt32LE(at + 38) >>> 16).toString(8),
    time: timeOf(buffer.readUInt16LE(at + 14), buffer.readUInt16LE(at + 12)),
    offset: buffer.readUInt32LE(at + 42),
    end: at + 46 + nameLength + extraLength,
  };
}

function readFile(
  buffer: Buffer,
  entry: Entry,
): { readonly file: ZippedFile; readonly end: number } {
  const { offset, name, path, rights, time, about } = entry;
  expectMagic(buffer, offset, 0x04034b50);
  const start = offset + 30 + name.length;
  const isSame =
    buffer.subarray(offset + 4, offset + 28).equals(about) &&
    buffer.readUInt16LE(offset + 28) === 0 &&
    buffer.subarray(offset + 30, start).equals(name);
  if (!isSame) throw new Error(`${path} and the directory say different things`);
  const end = start + entry.packed;
  const packed = buffer.subarray(start, end);
  const bytes = entry.isDeflated ? inflateRawSync(packed) : packed;
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc)
    throw new Error(`${path} is spoilt`);
  return { file: { path, bytes, rights, time }, end };
}

function expectMagic(buffer: Buffer, at: number, magic: number): void {
  if (buffer.readUInt32LE(at) !== magic)
    throw new Error(`No record ${magic.toString(16)} at ${at}`);
}

function timeOf(day: number, time: number): string {
  const date = `${1980 + (day >> 9)}-${two((day >> 5) & 15)}-${two(day & 31)}`;
  return `${date} ${two(time >> 11)}:${two((time >> 5) & 63)}:${two((time & 31) * 2)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
