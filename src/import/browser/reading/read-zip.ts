import { strFromU8 } from 'fflate';
import { fail, ok, type Result } from '../../../base/result';
import { inflateUpTo } from '../../../platform/inflate-up-to';

/*
 * Reads zip archives by their directory (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT). What an archive states
 * is checked against its bytes: entries lie one after the other, none in another, and each unpacks to as many bytes as stated.
 * So an archive makes no more work than the sizes that it states, which are read before anything is unpacked.
 */

export interface ArchivedFile {
  readonly path: string;
  /** In bytes, unpacked. */
  readonly size: number;
  /** Unpacks the entry; null where it does not match the directory. */
  readonly unpack: () => Uint8Array | null;
}

/**
 * The entries of an archive, up to `mostEntries` of them. `broken` for what is no archive, and for one that contradicts itself.
 */
export function readZip(
  bytes: Uint8Array,
  mostEntries: number,
): Result<readonly ArchivedFile[], 'broken'> {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const { count, at } = directoryOf(view);
    if (count > mostEntries) return fail('broken');
    const entries = entriesOf(bytes, view, count, at);
    return isInOrder(entries, at) ? ok(entries) : fail('broken');
  } catch (cause) {
    // The archive refers to bytes past its end.
    if (cause instanceof RangeError) return fail('broken');
    throw cause;
  }
}

const END = 0x06054b50;
const LONG_END_PLACE = 0x07064b50;
const LONG_END = 0x06064b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;

const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
/** Mark numbers that are in a record of Zip64 instead. */
const LONG = 0xffffffff;
const LONG_COUNT = 0xffff;
const LONG_NUMBERS = 1;

interface PlacedEntry extends ArchivedFile {
  readonly start: number;
  readonly end: number;
}

/** How many entries there are, and where the directory begins. */
function directoryOf(view: DataView): { readonly count: number; readonly at: number } {
  const last = view.byteLength - END_BYTES;
  let end = last;
  while (end > 0 && end > last - LONGEST_COMMENT && view.getUint32(end, true) !== END) end -= 1;
  expectRecord(view, end, END);
  const plain = { count: view.getUint16(end + 10, true), at: view.getUint32(end + 16, true) };
  if (plain.count !== LONG_COUNT && plain.at !== LONG) return plain;
  expectRecord(view, end - 20, LONG_END_PLACE);
  const long = readLong(view, end - 12);
  expectRecord(view, long, LONG_END);
  return { count: readLong(view, long + 32), at: readLong(view, long + 48) };
}

function entriesOf(
  bytes: Uint8Array,
  view: DataView,
  count: number,
  first: number,
): readonly PlacedEntry[] {
  const entries: PlacedEntry[] = [];
  let at = first;
  for (let index = 0; index < count; index += 1) {
    expectRecord(view, at, ENTRY);
    const pathEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = pathEnd + view.getUint16(at + 30, true);
    entries.push(entryAt(bytes, view, { at, pathEnd, extraEnd }));
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}

interface RecordPlaces {
  readonly at: number;
  readonly pathEnd: number;
  readonly extraEnd: number;
}

function entryAt(bytes: Uint8Array, view: DataView, places: RecordPlaces): PlacedEntry {
  const { at, pathEnd } = places;
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const { size, packed, start } = numbersOf(view, places);
  expectRecord(view, start, FILE);
  const begin = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const end = begin + packed;
  if (end > view.byteLength) throw new RangeError('An entry is longer than the archive');
  const isEncrypted = (flags & 1) !== 0;
  const isUtf8 = (flags & 0x800) !== 0;
  return {
    path: strFromU8(bytes.subarray(at + 46, pathEnd), !isUtf8),
    size,
    start,
    end,
    unpack: () => (isEncrypted ? null : unpacked(bytes.subarray(begin, end), method, size)),
  };
}

/** Sizes and place of an entry. Those that do not fit their fields are in an extra field, in this order (4.5.3). */
function numbersOf(view: DataView, { at, pathEnd, extraEnd }: RecordPlaces) {
  let field = pathEnd;
  while (field < extraEnd && view.getUint16(field, true) !== LONG_NUMBERS) {
    field += 4 + view.getUint16(field + 2, true);
  }
  let next = field + 4;
  const [size, packed, start] = [24, 20, 42].map((place) => {
    const plain = view.getUint32(at + place, true);
    if (plain !== LONG || field >= extraEnd) return plain;
    next += 8;
    return readLong(view, next - 8);
  });
  return { size: size ?? 0, packed: packed ?? 0, start: start ?? 0 };
}

/** Whether no entry lies in another one or in the directory. */
function isInOrder(entries: readonly PlacedEntry[], directory: number): boolean {
  let last = 0;
  for (const { start, end } of entries.toSorted((a, b) => a.start - b.start)) {
    if (start < last) return false;
    last = end;
  }
  return last <= directory;
}

const STORED = 0;
const DEFLATED = 8;

function unpacked(packed: Uint8Array, method: number, size: number): Uint8Array | null {
  if (method === STORED) return packed.length === size ? packed : null;
  return method === DEFLATED ? inflated(packed, size) : null;
}

/** Null unless it unpacks to exactly `size` bytes; stops where there are more. */
function inflated(packed: Uint8Array, size: number): Uint8Array | null {
  const whole = inflateUpTo(packed, size);
  return whole?.length === size ? whole : null;
}

function expectRecord(view: DataView, at: number, magic: number): void {
  if (view.getUint32(at, true) !== magic) throw new RangeError(`No record ${magic} at ${at}`);
}

/** Numbers of more than 53 bits lie past the end of any archive. */
function readLong(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}
