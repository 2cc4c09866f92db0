import { joinedBytes } from '../../../base/joined-bytes';

/*
 * The library that reads emails keeps no `Content-Location` of a part, the only link from a page that browsers and Word save in
 * one file to its pictures (RFC 2557). It does keep descriptions.
 */

/**
 * The source of a mail, without what stands before its headers, and with each `Content-Location` in them as a
 * `Content-Description`. Null where there are more lines, parts or headers than in any mail: lines and parts take much memory,
 * and the time that encoded headers take grows with the square of their length.
 */
export function prepareMime(bytes: Uint8Array): Uint8Array | null {
  const chunks: Uint8Array[] = [];
  let done = startOf(bytes);
  let [lines, parts, isHeader] = [0, 0, true];
  const isTooLong = headerMeter(bytes, done);
  for (let at = done; at < bytes.length; at = endOfLine(bytes, at)) {
    lines += 1;
    if (isTooLong(at)) return null;
    if (isBoundary(bytes, at)) {
      parts += 1;
      isHeader = true;
    } else if (isBlankLine(bytes, at)) isHeader = false;
    else if (isHeader && startsWith(bytes, at, LOCATION)) {
      chunks.push(bytes.subarray(done, at), DESCRIPTION);
      done = at + LOCATION.length;
    }
    if (lines > MOST_LINES || parts > MOST_PARTS) return null;
  }
  return joinedBytes([...chunks, bytes.subarray(done)]);
}

const MOST_LINES = 500_000;
const MOST_PARTS = 5000;
/** In bytes, of one part: what mail servers let through at most (Exchange: 64 kB). */
const LONGEST_HEADERS = 64 * 1024;

/**
 * Returns a check for one line after the other, each by where it begins: whether the headers that it may belong to are too
 * long. They end with the first line that is none: what begins like a boundary may stand in the text, too.
 */
function headerMeter(bytes: Uint8Array, start: number): (at: number) => boolean {
  let begin: number | null = start;
  return (at) => {
    if (isBoundary(bytes, at) && isBoundarySign(bytes[at + 2] ?? 0)) begin = endOfLine(bytes, at);
    else if (begin !== null && !isHeaderLine(bytes, at, at === begin)) begin = null;
    return begin !== null && endOfLine(bytes, at) - begin > LONGEST_HEADERS;
  };
}

/** A field, or the rest of the one above (RFC 5322, 2.2). */
function isHeaderLine(bytes: Uint8Array, at: number, isFirst: boolean): boolean {
  const sign = bytes[at] ?? 0;
  if (sign === 0x20 || sign === 0x09) return !isFirst;
  let end = at;
  while (isNameCharacter(bytes[end] ?? 0)) end += 1;
  return end > at && bytes[end] === COLON;
}

/**
 * Of those that a boundary begins with (RFC 2046, 5.1.1). Comments of HTML end in another, signatures are set off by a blank.
 */
function isBoundarySign(sign: number): boolean {
  return /[\w'()+,./:=?-]/.test(String.fromCharCode(sign));
}

function isNameCharacter(sign: number): boolean {
  return sign > 0x20 && sign < 0x7f && sign !== COLON && sign !== LESS_THAN;
}

const LOCATION = 'content-location:';
const DESCRIPTION = new TextEncoder().encode('Content-Description:');

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const HYPHEN = 0x2d;
const COLON = 0x3a;
const LESS_THAN = 0x3c;

/** Behind a byte-order mark and blank lines, which would make the headers a part of the text. */
function startOf(bytes: Uint8Array): number {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while ([LINE_FEED, RETURN, 0x20, 0x09].includes(bytes[at] ?? 0)) at += 1;
  return at;
}

function endOfLine(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(LINE_FEED, at);
  return end === -1 ? bytes.length : end + 1;
}

function isBoundary(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === HYPHEN && bytes[at + 1] === HYPHEN;
}

function isBlankLine(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at];
  return first === LINE_FEED || (first === RETURN && bytes[at + 1] === LINE_FEED);
}

/** Whether a text of small letters stands there, in whichever letters. */
function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = bytes[at + index] ?? 0;
    const small = code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
    if (small !== text.charCodeAt(index)) return false;
  }
  return true;
}
