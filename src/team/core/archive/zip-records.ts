/*
 * The records of a zip archive, as bytes (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT). fflate writes archives
 * too, but keeps 100 kB for each file until the end, and counts no further than 65,535 of them.
 */

/** A file of an archive, packed. */
export interface ZipEntry {
  /** In UTF-8. */
  readonly name: Uint8Array;
  readonly isAscii: boolean;
  readonly isDeflated: boolean;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its record begins. */
  readonly offset: number;
  readonly isExecutable: boolean;
}

/** Where the directory of an archive lies. */
export interface ZipDirectory {
  readonly count: number;
  readonly size: number;
  readonly offset: number;
}

/** From here on a field only marks that the longer one of Zip64 is to be read. */
const MOST_32 = 0xffffffff;
const MOST_16 = 0xffff;

const VERSION = 20;
const VERSION_ZIP64 = 45;
/** `unzip` garbles UTF-8 names of archives that were not made on Unix; those that were contain the permissions of files. */
const MADE_ON_UNIX = 3 << 8;
const RIGHTS = 0o100644;
const EXECUTABLE_RIGHTS = 0o100755;
const UTF8_NAME = 1 << 11;
const DEFLATED = 8;

/** What stands before the bytes of a file. */
export function localRecord(entry: ZipEntry, moment: Date): Uint8Array {
  const record = makeRecord(30 + entry.name.length);
  record.long(0x04034b50).short(VERSION);
  describe(record, entry, moment);
  return record.short(0).add(entry.name).bytes;
}

/** What the directory holds about a file. */
export function centralRecord(entry: ZipEntry, moment: Date): Uint8Array {
  const { name, offset, isExecutable } = entry;
  const isFar = offset >= MOST_32;
  const extra = isFar ? 12 : 0;
  const version = isFar ? VERSION_ZIP64 : VERSION;
  const record = makeRecord(46 + name.length + extra);
  record.long(0x02014b50).short(MADE_ON_UNIX | version);
  record.short(version);
  describe(record, entry, moment);
  record.short(extra).short(0).short(0).short(0);
  record.long(((isExecutable ? EXECUTABLE_RIGHTS : RIGHTS) << 16) >>> 0);
  record.long(isFar ? MOST_32 : offset).add(name);
  if (isFar) record.short(1).short(8).longLong(offset);
  return record.bytes;
}

/** What an archive ends with. Where the numbers are too large for the plain record, the one of Zip64 stands before it. */
export function endRecords({ count, size, offset }: ZipDirectory): Uint8Array {
  const isPlain = count < MOST_16 && size < MOST_32 && offset < MOST_32;
  const record = makeRecord(isPlain ? 22 : 98);
  if (!isPlain) {
    record
      .long(0x06064b50)
      .longLong(44)
      .short(MADE_ON_UNIX | VERSION_ZIP64);
    record.short(VERSION_ZIP64).long(0).long(0).longLong(count).longLong(count);
    record.longLong(size).longLong(offset);
    record
      .long(0x07064b50)
      .long(0)
      .longLong(offset + size)
      .long(1);
  }
  const reported = Math.min(count, MOST_16);
  record.long(0x06054b50).short(0).short(0).short(reported).short(reported);
  return record.long(Math.min(size, MOST_32)).long(Math.min(offset, MOST_32)).short(0).bytes;
}

/** What both records of a file hold about it. */
function describe(record: ZipRecord, entry: ZipEntry, moment: Date): void {
  const { name, isAscii, isDeflated, crc, packedSize, size } = entry;
  record.short(isAscii ? 0 : UTF8_NAME).short(isDeflated ? DEFLATED : 0);
  record.short(timeOf(moment)).short(dayOf(moment));
  record.long(crc).long(packedSize).long(size).short(name.length);
}

function timeOf(moment: Date): number {
  return (moment.getHours() << 11) | (moment.getMinutes() << 5) | (moment.getSeconds() >> 1);
}

/** Archives can have the years from 1980 to 2107. */
function dayOf(moment: Date): number {
  const year = Math.min(Math.max(moment.getFullYear() - 1980, 0), 127);
  return (year << 9) | ((moment.getMonth() + 1) << 5) | moment.getDate();
}

type ZipRecord = ReturnType<typeof makeRecord>;

/** Numbers are written one after the other, the lowest byte first. */
function makeRecord(length: number) {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const record = {
    bytes,
    short: (value: number) => {
      view.setUint16(at, value, true);
      at += 2;
      return record;
    },
    long: (value: number) => {
      view.setUint32(at, value, true);
      at += 4;
      return record;
    },
    longLong: (value: number) => {
      view.setBigUint64(at, BigInt(value), true);
      at += 8;
      return record;
    },
    add: (more: Uint8Array) => {
      bytes.set(more, at);
      at += more.length;
      return record;
    },
  };
  return record;
}
