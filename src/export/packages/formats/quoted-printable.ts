import { strToU8 } from 'fflate';

/** RFC 2045, 6.7: the soft line break at the end counts. */
const LONGEST_LINE = 76;

/** A text as quoted-printable UTF-8, its lines ended by `end`. */
export function quotedPrintable(text: string, end: '\r\n' | '\n' = '\r\n'): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => encodeLine(line, end))
    .join(end);
}

function encodeLine(line: string, end: string): string {
  const lines: string[] = [];
  let current = '';
  const bytes = strToU8(line);
  for (const [index, byte] of bytes.entries()) {
    const piece = isPlain(byte, index === bytes.length - 1) ? String.fromCharCode(byte) : hex(byte);
    if (current.length + piece.length >= LONGEST_LINE) {
      lines.push(`${current}=`);
      current = '';
    }
    current += piece;
  }
  return [...lines, current].join(end);
}

/** White space at the end of a line is lost on the way. */
function isPlain(byte: number, isLast: boolean): boolean {
  if (byte === 0x20 || byte === 0x09) return !isLast;
  return byte > 0x20 && byte < 0x7f && byte !== 0x3d;
}

function hex(byte: number): string {
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
