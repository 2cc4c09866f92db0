import { decodeList } from '../encodings/decode-list';
import { countSequences } from '../encodings/utf8';

/** The cells of a row, those that csvde wrote in hexadecimal digits read as text. */
export function withoutHex(cells: readonly string[]): readonly string[] {
  return cells.some(isHex) ? cells.map(textOfHex) : cells;
}

function isHex(cell: string): boolean {
  return cell.startsWith("X'") || cell.startsWith("x'");
}

/**
 * The text of a cell with letters beyond ASCII as csvde writes it: `X'c3856b65'` is 'Åke'. What is no text, such as the
 * identifier of an object, stays as it is.
 */
function textOfHex(cell: string): string {
  if (!HEX.test(cell)) return cell;
  const digits = cell.slice(2, -1).match(/../g) ?? [];
  const bytes = Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16));
  return isTextOfUtf8(bytes) ? decodeList(bytes).text : cell;
}

const HEX = /^X'(?:[\da-f]{2})+'$/i;

/** Whether bytes are legal UTF-8 without controls but tabs and line ends. */
export function isTextOfUtf8(bytes: Uint8Array): boolean {
  return countSequences(bytes).stray === 0 && !bytes.some((byte) => byte < 0x20 && !isSpace(byte));
}

function isSpace(byte: number): boolean {
  return byte === 0x09 || byte === 0x0a || byte === 0x0d;
}
