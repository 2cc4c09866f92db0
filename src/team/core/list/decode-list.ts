/*
 * The text of a file. Spreadsheets write UTF-8, UTF-16 or what Windows had before both, and mark at the beginning of the file
 * which, or do not. The core has no decoder, and the one of Node 20 reads the quotes of Windows as control characters.
 */

export type ListEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

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
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes, 2, true);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes, 2, false);
  const sniffed = sniffUtf16(bytes);
  if (sniffed !== null) return decodeUtf16(bytes, 0, sniffed === 'utf-16le');
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const start = isMarked ? 3 : 0;
  if (isMarked || isMostlyUtf8(bytes)) {
    return { text: decoded(bytes, start, readUtf8), encoding: 'utf-8' };
  }
  return { text: decoded(bytes, start, readWindows), encoding: 'windows-1252' };
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

/** Whether more letters are legal sequences of several bytes than stray bytes above ASCII. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let [legal, stray] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    if ((bytes[at] ?? 0) < 0x80) {
      at++;
      continue;
    }
    const length = sequenceLength(bytes, at);
    if (length === 0) stray++;
    else legal++;
    at += length || 1;
  }
  return stray === 0 || legal > stray;
}

/** The length of the legal sequence of several bytes that begins here; 0 where none does (Unicode 16, table 3-7). */
function sequenceLength(bytes: Uint8Array, at: number): 0 | 2 | 3 | 4 {
  const [first, second] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
  if (first < 0xc2 || first > 0xf4 || !isFollowing(second)) return 0;
  if (first < 0xe0) return 2;
  if (!isFollowing(bytes[at + 2])) return 0;
  if (first === 0xe0) return second < 0xa0 ? 0 : 3;
  if (first === 0xed) return second > 0x9f ? 0 : 3;
  if (first < 0xf0) return 3;
  if ((first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f)) return 0;
  return isFollowing(bytes[at + 3]) ? 4 : 0;
}

function isFollowing(byte = 0): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}

/** Reads the letter at a place, and returns where the next one begins. */
type ReadLetter = (bytes: Uint8Array, at: number, letters: Letters) => number;

function readUtf8(bytes: Uint8Array, at: number, letters: Letters): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return addByte(first, at, letters);
  const length = sequenceLength(bytes, at);
  if (length === 0) return readWindows(bytes, at, letters);
  let point = first & (0x7f >> length);
  for (let next = 1; next < length; next++) point = (point << 6) | ((bytes[at + next] ?? 0) & 0x3f);
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
