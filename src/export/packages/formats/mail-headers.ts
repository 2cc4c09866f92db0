import { strToU8 } from 'fflate';
import { encodeBase64 } from '../../../base/base64';

/** In bytes: as base64 in an encoded word (75 letters, RFC 2047), with room for the header's own name. */
const LONGEST_WORD = 39;
const LONGEST_PLAIN = 60;

/** The text of a header: as it is where it is short ASCII, else as encoded words, no character cut. */
export function headerText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?') && text.length <= LONGEST_PLAIN) {
    return text;
  }
  const words: Uint8Array[] = [];
  for (const letter of text) {
    const bytes = strToU8(letter);
    const last = words.at(-1);
    if (last === undefined || last.length + bytes.length > LONGEST_WORD) words.push(bytes);
    else words.splice(-1, 1, Uint8Array.from([...last, ...bytes]));
  }
  return words.map((bytes) => `=?UTF-8?B?${encodeBase64(bytes)}?=`).join('\r\n ');
}

/** The moment of an ISO 8601 text as RFC 5322 writes it. */
export function headerDate(now: string): string {
  return new Date(now).toUTCString().replace('GMT', '+0000');
}
