import { strToU8 } from 'fflate';

/** In bytes, the blank that begins a continued line counted (RFC 2426, 2.6). */
const LONGEST_LINE = 75;

/** Lines of a vCard as a file, long ones folded between characters. */
export function vcardFile(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A value as text: what parts values is escaped. */
export function vcardText(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

function fold(line: string): string {
  let length = 0;
  let folded = '';
  for (const letter of line) {
    const size = strToU8(letter).length;
    if (length + size > LONGEST_LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += size;
  }
  return folded;
}
