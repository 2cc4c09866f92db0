/*
 * What reads mails for us keeps no `Content-Location` of a part, by which alone the pages that browsers and Word save in one
 * file know their pictures (RFC 2557). It does keep descriptions.
 */

/**
 * The source of a mail, without what stands before its headers, and with each `Content-Location` in them as a
 * `Content-Description`. Null where there are more lines or parts than in any mail of its size: each takes much memory.
 */
export function prepareMime(bytes: Uint8Array): Uint8Array | null {
  const chunks: Uint8Array[] = [];
  let done = startOf(bytes);
  let [lines, parts, isHeader] = [0, 0, true];
  for (let at = done; at < bytes.length; at = endOfLine(bytes, at)) {
    lines += 1;
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
  return joined([...chunks, bytes.subarray(done)]);
}

const MOST_LINES = 500_000;
const MOST_PARTS = 5000;

const LOCATION = 'content-location:';
const DESCRIPTION = new TextEncoder().encode('Content-Description:');

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const HYPHEN = 0x2d;

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

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
