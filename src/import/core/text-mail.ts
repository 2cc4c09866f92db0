import { escapeText } from '../../email/print/escape';
import { hasReach } from './letter/reach';

/** A plain text as the HTML of a mail, line by line, its wide gaps kept; blank for a text of white space alone. */
export function htmlOfText(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r\n?|[\n\u2028]/);
  return lines.map((line) => escapeText(line.replaceAll(GAP, wide))).join('<br>\n');
}

/** Columns of plain text are made of tabs and blanks. */
const GAP = /\t| {2,}/g;
const TAB = 4;

function wide(gap: string): string {
  return '\u00a0'.repeat(gap === '\t' ? TAB : gap.length);
}

/** Whether a plain text may be a signature: several lines, or one with something to reach somebody by. */
export function isSignatureText(text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => /[\p{L}\p{N}]/u.test(line));
  return lines.length > 1 || lines.some(hasReach);
}
