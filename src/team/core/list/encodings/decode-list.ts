import { DOS_PAGES } from './dos-pages.data';
import type { ListEncoding } from './encoding';
import { codePointAt, countSequences, sequenceLength } from './utf8';

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

/** Reads the bytes of a list as `encodingOf` finds them to be written. */
export function decodeList(bytes: Uint8Array): DecodedList {
  const encoding = encodingOf(bytes);
  return { text: [...ownPieces(bytes, encoding)].join(''), encoding };
}

/**
 * In which of the encodings that are read here the bytes of a list are. A byte-order mark at the beginning decides; every other
 * byte a NUL is UTF-16; what is mostly legal UTF-8 is that, each stray byte read as one of Windows-1252, and the rest is
 * Windows-1252.
 */
export function encodingOf(bytes: Uint8Array): UnicodeEncoding | 'windows-1252' {
  const unicode = unicodeOf(bytes);
  if (unicode !== null) return unicode;
  const { legal, stray } = countSequences(bytes);
  return stray === 0 || legal > stray ? 'utf-8' : 'windows-1252';
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
  const pieces = piecesAs(bytes, encoding, decodeBytes);
  return pieces === null ? null : [...pieces].join('');
}

/**
 * The same in pieces of some ten thousand letters, which are read each time that they are gone through. None ends within
 * letters beyond ASCII that follow one another, nor within a line end. What only a decoder of the platform reads is one piece.
 */
export function piecesAs(
  bytes: Uint8Array,
  encoding: ListEncoding,
  decodeBytes: DecodeBytes,
): Iterable<string> | null {
  switch (encoding) {
    case 'utf-8':
    case 'utf-16le':
    case 'utf-16be':
    case 'windows-1252':
      return { [Symbol.iterator]: () => ownPieces(bytes, encoding) };
    default: {
      const page = DOS_PAGES[encoding];
      if (page !== undefined) {
        return { [Symbol.iterator]: () => decodedPieces(bytes, readerOf(page)) };
      }
      const text = decodeBytes(bytes, encoding);
      return text === null ? null : [cleaned(text)];
    }
  }
}

/** Vietnamese has its accents as letters of their own in Windows-1258. */
function cleaned(text: string): string {
  const letters = makeLetters();
  for (let at = 0; at < text.length; at++) letters.add(text.charCodeAt(at));
  return letters.take().normalize('NFC');
}

function readerOf(page: string): ReadLetter {
  return (bytes, at, letters) => {
    const byte = bytes[at] ?? 0;
    return addByte(byte < 0x80 ? byte : page.charCodeAt(byte - 0x80), at, letters);
  };
}

function ownPieces(
  bytes: Uint8Array,
  encoding: UnicodeEncoding | 'windows-1252',
): Generator<string> {
  if (encoding === 'utf-8') return decodedPieces(bytes, readUtf8);
  if (encoding === 'windows-1252') return decodedPieces(bytes, readWindows);
  const even = bytes.subarray(0, bytes.length - (bytes.length & 1));
  return decodedPieces(even, readUtf16(encoding === 'utf-16le'));
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

function readUtf16(isLittle: boolean): ReadLetter {
  const low = isLittle ? 0 : 1;
  return (from, at, letters) => {
    letters.add(((from[at + 1 - low] ?? 0) << 8) | (from[at + low] ?? 0));
    return at + 2;
  };
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

function* decodedPieces(bytes: Uint8Array, read: ReadLetter): Generator<string> {
  const letters = makeLetters();
  for (let at = 0; at < bytes.length;) {
    at = read(bytes, at, letters);
    if (letters.isPiece()) yield letters.take();
  }
  yield letters.take();
}

/** In code units. */
const PIECE = 32_768;
/** No more of them fit into one call everywhere. */
const MOST_IN_CALL = 8192;

/** Collects code units of a text until they are a piece of it. */
interface Letters {
  /**
   * Adds a code unit, unless it means nothing: a line's end within a cell of Outlook is a blank, other controls are dropped.
   */
  readonly add: (code: number) => void;
  /** Whether there is enough for a piece, which may end here. */
  readonly isPiece: () => boolean;
  /** What has been added since the last piece. */
  readonly take: () => string;
}

function makeLetters(): Letters {
  // No array of 16 bits: handing over the numbers of such a one takes ten times as long.
  const codes: number[] = [];
  let count = 0;
  return {
    add: (code) => {
      const kept = code < 0x20 ? CONTROLS[code] : code;
      if (kept === undefined || kept === 0 || kept === 0x7f || kept === 0xfeff) return;
      codes[count++] = kept;
    },
    isPiece: () => {
      const last = codes[count - 1] ?? 0;
      return count >= PIECE && last < 0x80 && last !== CARRIAGE_RETURN;
    },
    take: () => {
      const parts: string[] = [];
      for (let at = 0; at < count; at += MOST_IN_CALL) {
        const part = codes.slice(at, Math.min(count, at + MOST_IN_CALL));
        parts.push(String.fromCharCode(...part));
      }
      count = 0;
      return parts.join('');
    },
  };
}

const CARRIAGE_RETURN = 0x0d;

/** What is made of a control character: tab and line ends stay, vertical tab and form feed are blanks, 0 is nothing. */
const CONTROLS = Array.from({ length: 32 }, (_, code) => {
  if (code === 9 || code === 10 || code === 13) return code;
  return code === 11 || code === 12 ? 0x20 : 0;
});
