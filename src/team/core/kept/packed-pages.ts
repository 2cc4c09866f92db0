import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { sequence, type Sequence } from '../../../base/sequence';

/*
 * What a run keeps of everybody must not grow with a company as the list itself does. It is kept packed: what was written, in
 * pages of some ten thousand bytes, each of which is unpacked alone while somebody goes through them.
 */

const PAGE_BYTES = 65_536;
/** The fastest: others take several times as long to save a tenth more. */
const LEVEL = 1;

/** With its size it is unpacked in place, instead of in ever larger copies. */
interface Packed {
  readonly bytes: Uint8Array;
  readonly size: number;
}

function packed(bytes: Uint8Array): Packed {
  return { bytes: deflateSync(bytes, { level: LEVEL }), size: bytes.length };
}

function unpacked({ bytes, size }: Packed): Uint8Array {
  return inflateSync(bytes, { out: new Uint8Array(size) });
}

/** Bytes in the order in which they were added, in pages. */
export interface PackedPages extends Iterable<Uint8Array> {
  readonly add: (record: Uint8Array) => void;
}

/** Keeps small records packed. A page holds whole records. */
export function packedPages(): PackedPages {
  const full: Packed[] = [];
  let page = new Uint8Array(PAGE_BYTES);
  let used = 0;
  const turn = (): void => {
    if (used > 0) full.push(packed(page.subarray(0, used)));
    used = 0;
  };
  return {
    add: (record) => {
      if (used + record.length > page.length) turn();
      // A larger one has a page of its own.
      if (record.length > page.length) page = new Uint8Array(record.length);
      page.set(record, used);
      used += record.length;
    },
    *[Symbol.iterator]() {
      for (const each of full) yield unpacked(each);
      if (used > 0) yield page.slice(0, used);
    },
  };
}

/** Values of JSON in the order in which they were added. */
export interface PackedList<T> extends Sequence<T> {
  readonly add: (value: T) => void;
}

/** In characters. */
const LONGEST_BLOCK = 65_536;

/** Keeps values of JSON packed: those that come out are equal to what was added, and others. */
export function packedList<T>(): PackedList<T> {
  const blocks: Packed[] = [];
  let open: string[] = [];
  let characters = 0;
  let length = 0;
  const turn = (): void => {
    blocks.push(packed(strToU8(`[${open.join(',')}]`)));
    open = [];
    characters = 0;
  };
  return {
    get length() {
      return length;
    },
    add: (value) => {
      const text = JSON.stringify(value);
      open.push(text);
      characters += text.length;
      length += 1;
      if (characters > LONGEST_BLOCK) turn();
    },
    *[Symbol.iterator]() {
      for (const block of blocks) {
        yield* JSON.parse(strFromU8(unpacked(block))) as readonly T[];
      }
      for (const text of open) yield JSON.parse(text) as T;
    },
  };
}

/** Values of JSON, packed while they come. */
export function packedFrom<T>(values: Iterable<T>): Sequence<T> {
  const list = packedList<T>();
  for (const value of values) list.add(value);
  return sequence(list.length, () => list);
}
