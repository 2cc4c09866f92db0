import { DOS_PAGES } from './encodings/dos-pages.data';
import type { ListEncoding } from './encodings/encoding';
import { codePointAt, countSequences, sequenceLength } from './encodings/utf8';

/*
 * The text of a file. Spreadsheets write Unicode, or one of the encodings that Windows had before it, and mark at the beginning
 * of the file which, or do not. The core has no decoder for the others but what is passed in, and that of Node 20 reads the
 * quotes of Windows-1252 as control characters: Unicode and Windows-1252 are read here.
 */

/** Reads bytes by a decoder of the platform, U+FFFD for those that mean nothing; null where it has none for that encoding. */
export type DecodeBytes = (bytes: Uint8Array, encoding: ListEncoding) => string | null;

export interface DecodedList {
  /** Without the byte-order mark and without control characters but tabs and line ends. */
  readonly text: string;
  readonly encoding: ListEncoding;
}

/**
 * Reads the bytes of a list. A byte-order mark at the beginning decides; every other byte a NUL is UTF-16; what is mostly legal
 * UTF-8 is that, each stray byte read as one of Windows-1252, and the rest is Windows-1252.
 */
export function decodeList(bytes: Uint8Array): DecodedList {
  const unicode = unicodeOf(bytes);
  if (unicode !== null) return decodeUnicode(bytes, unicode);
  const { legal, stray } = countSequences(bytes);
  return stray === 0 || legal > stray
    ? decodeUnicode(bytes, 'utf-8')
    : { text: decoded(bytes, 0, readWindows), encoding: 'windows-1252' };
}

type UnicodeEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The encoding that the beginning of a list shows it to have, by its byte-order mark or the NULs of UTF-16; null for none. */
export function unicodeOf(bytes: Uint8Array): UnicodeEncoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  return sniffUtf16(bytes);
}

/** Reads the bytes of a list as an encoding; null where there is no decoder for it. */
export function decodeAs(
  bytes: Uint8Array,
  encoding: ListEncoding,
  decodeBytes: DecodeBytes,
): string | null {
  switch (encoding) {
    case 'utf-8':
    case 'utf-16le':
    case 'utf-16be':
      return decodeUnicode(bytes, encoding).text;
    case 'windows-1252':
      return decoded(bytes, 0, readWindows);
    default: {
      const page = DOS_PAGES[encoding];
      if (page !== undefined) return decoded(bytes, 0, readerOf(page));
      const text = decodeBytes(bytes, encoding);
      return text === null ? null : cleaned(text);
    }
  }
}

/** Vietnamese has its accents as letters of their own in Windows-1258. */
function cleaned(text: string): string {
  const letters = makeLetters();
  for (let at = 0; at < text.length; at++) letters.add(text.charCodeAt(at));
  return letters.text().normalize('NFC');
}

function readerOf(page: string): ReadLetter {
  return (bytes, at, letters) => {
    const byte = bytes[at] ?? 0;
    return addByte(byte < 0x80 ? byte : page.charCodeAt(byte - 0x80), at, letters);
  };
}

function decodeUnicode(bytes: Uint8Array, encoding: UnicodeEncoding): DecodedList {
  if (encoding === 'utf-8') return { text: decoded(bytes, 0, readUtf8), encoding };
  return decodeUtf16(bytes, 0, encoding === 'utf-16le');
}

/** How many bytes show whether a text is UTF-16. */
const SNIFFED_BYTES = 4096;

/** Latin letters and separators have a NUL beside them. Other texts hold hardly any. */
function sniffUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, SNIFFED_BYTES) & ~1;
  let [even, odd] = [0, 0];
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  const needed = Math.max(1, length / 10);
  if (odd >= needed && odd > even * 4) return 'utf-16le';
  return even >= needed && even > odd * 4 ? 'utf-16be' : null;
}

function decodeUtf16(bytes: Uint8Array, start: number, isLittle: boolean): DecodedList {
  const low = isLittle ? 0 : 1;
  const read: ReadLetter = (from, at, letters) => {
    letters.add(((from[at + 1 - low] ?? 0) << 8) | (from[at + low] ?? 0));
    return at + 2;
  };
  const even = bytes.subarray(start, bytes.length - ((bytes.length - start) & 1));
  return { text: decoded(even, 0, read), encoding: isLittle ? 'utf-16le' : 'utf-16be' };
}

/** Reads the letter at a place, and returns where the next one begins. */
type ReadLetter = (bytes: Uint8Array, at: number, letters: Letters) => number;

function readUtf8(bytes: Uint8Array, at: number, letters: Letters): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return addByte(first, at, letters);
  const length = sequenceLength(bytes, at);
  if (length === 0) return readWindows(bytes, at, letters);
  const point = codePointAt(bytes, at, length);
  if (point < 0x10000) letters.add(point);
  else {
    letters.add(0xd800 + ((point - 0x10000) >> 10));
    letters.add(0xdc00 + ((point - 0x10000) & 0x3ff));
  }
  return at + length;
}

function readWindows(bytes: Uint8Array, at: number, letters: Letters): number {
  const byte = bytes[at] ?? 0;
  return addByte(
    byte >= 0x80 && byte < 0xa0 ? (WINDOWS_1252[byte - 0x80] ?? 0) : byte,
    at,
    letters,
  );
}

function addByte(code: number, at: number, letters: Letters): number {
  letters.add(code);
  return at + 1;
}

/** 0x80 to 0x9f, with NUL for the five bytes that are nothing (WHATWG Encoding has C1 controls there). */
const WINDOWS_1252 = [...'€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'].map((letter) =>
  letter.charCodeAt(0),
);

function decoded(bytes: Uint8Array, start: number, read: ReadLetter): string {
  const letters = makeLetters();
  for (let at = start; at < bytes.length;) at = read(bytes, at, letters);
  return letters.text();
}

interface Letters {
  /**
   * Adds a code unit, unless it means nothing: a line's end within a cell of Outlook is a blank, other controls are dropped.
   */
  readonly add: (code: number) => void;
  readonly text: () => string;
}

/** Code units that are made a text of a few thousand at a time: no more fit into one call everywhere. */
function makeLetters(): Letters {
  const codes = new Uint16Array(8192);
  const pieces: string[] = [];
  let count = 0;
  const flush = (): void => {
    pieces.push(String.fromCharCode(...codes.subarray(0, count)));
    count = 0;
  };
  return {
    add: (code) => {
      const kept = code < 0x20 ? CONTROLS[code] : code;
      if (kept === undefined || kept === 0 || kept === 0x7f || kept === 0xfeff) return;
      codes[count++] = kept;
      if (count === codes.length) flush();
    },
    text: () => {
      flush();
      return pieces.join('');
    },
  };
}

/** What is made of a control character: tab and line ends stay, vertical tab and form feed are blanks, 0 is nothing. */
const CONTROLS = Array.from({ length: 32 }, (_, code) => {
  if (code === 9 || code === 10 || code === 13) return code;
  return code === 11 || code === 12 ? 0x20 : 0;
});
