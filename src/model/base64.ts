const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** Bytes of a base64 text. White space and padding are skipped; any other foreign character gives null. */
export function decodeBase64(text: string): Uint8Array | null {
  const letters = text.replace(/[\s=]/g, '');
  if (letters.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let at = 0;
  for (const letter of letters) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    buffer = ((buffer << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (buffer >> bits) & 0xff;
    }
  }
  return bytes;
}

/** Base64 text of bytes, padded, on one line. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3);
    const triple = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    text += sextet(triple, 18) + sextet(triple, 12);
    text +=
      (b === undefined ? '=' : sextet(triple, 6)) + (c === undefined ? '=' : sextet(triple, 0));
  }
  return text;
}

function sextet(triple: number, shift: number): string {
  return ALPHABET.charAt((triple >> shift) & 63);
}
