const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NOT_BASE64 = 64;
const VALUES = new Uint8Array(128).fill(NOT_BASE64);
for (let value = 0; value < ALPHABET.length; value++) VALUES[ALPHABET.charCodeAt(value)] = value;

/**
 * Bytes of a base64 text, as browsers read it (WHATWG, 'forgiving-base64 decode'): white space is skipped; padding may be
 * left out, but where there is any it stands at the end and fills the last four letters. Null for anything else.
 */
export function decodeBase64(text: string): Uint8Array | null {
  const letters = withoutSpace(text);
  const count = letters.length - paddingOf(letters);
  if (count % 4 === 1) return null;
  const bytes = new Uint8Array((count * 3) >> 2);
  let at = 0;
  let seen = 0;
  for (let from = 0; from < count; from += 4) {
    const a = valueAt(letters, from);
    const b = valueAt(letters, from + 1);
    const c = from + 2 < count ? valueAt(letters, from + 2) : 0;
    const d = from + 3 < count ? valueAt(letters, from + 3) : 0;
    seen |= a | b | c | d;
    // Beyond the last byte nothing is written.
    bytes[at] = (a << 2) | (b >> 4);
    bytes[at + 1] = (b << 4) | (c >> 2);
    bytes[at + 2] = (c << 6) | d;
    at += 3;
  }
  return seen < NOT_BASE64 ? bytes : null;
}

/** Base64 text of bytes, padded, on one line. */
export function encodeBase64(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    chunks.push(encodeChunk(bytes.subarray(at, at + CHUNK)));
  return chunks.join('');
}

/** Bytes that become text at once: whole groups of three, and no more arguments than a call may have. */
const CHUNK = 6144;

function encodeChunk(bytes: Uint8Array): string {
  const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill(0x3d);
  const count = Math.ceil((bytes.length * 4) / 3);
  for (let to = 0; to < count; to++) {
    const from = (to * 3) >> 2;
    const pair = ((bytes[from] ?? 0) << 8) | (bytes[from + 1] ?? 0);
    // A letter takes six bits: of one byte, or the end of one and the beginning of the next.
    codes[to] = ALPHABET.charCodeAt((pair >> (10 - ((to * 6) & 7))) & 63);
  }
  return String.fromCharCode(...codes);
}

/** Long texts without white space, which are nearly all, are not copied. */
export function withoutSpace(text: string): string {
  return /\s/.test(text) ? text.replace(/\s+/g, '') : text;
}

function paddingOf(letters: string): number {
  if (letters.length % 4 !== 0 || !letters.endsWith('=')) return 0;
  return letters.endsWith('==') ? 2 : 1;
}

function valueAt(letters: string, index: number): number {
  return VALUES[letters.charCodeAt(index)] ?? NOT_BASE64;
}
