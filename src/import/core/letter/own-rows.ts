import type { MailRow } from './mail-row';
import { attributionLength, beginsOlderMail, isBlank, isQuotedLine } from './older-mails';

/**
 * Which rows are the sender's own: neither quoted, nor of an older mail that begins somewhere. What is written above a quote
 * goes with it, and what follows that is the sender's again.
 */
export function ownRows(rows: readonly MailRow[]): readonly boolean[] {
  const texts = rows.map(({ text }) => text);
  const own: boolean[] = rows.map((row) => !isQuote(row));
  for (const [at, row] of rows.entries()) {
    if (own[at] !== true) continue;
    const length = attributionLength(texts, at);
    const isOlder = row.isOlder || beginsOlderMail(texts, at);
    if (length > 0 && !isOlder && isQuoteBelow(rows, at + length)) {
      own.fill(false, at, at + length);
    } else if (isOlder || length > 0) {
      own.fill(false, lastShown(rows, at) + 1);
      break;
    }
  }
  return own;
}

/** Whether a row shows anything. */
export function isShown({ text, kind, hasPicture }: MailRow): boolean {
  return hasPicture || (kind !== 'rule' && !isBlank(text));
}

function isQuote({ isQuoted, kind, text }: MailRow): boolean {
  return isQuoted || (kind === 'line' && isQuotedLine(text));
}

function isQuoteBelow(rows: readonly MailRow[], from: number): boolean {
  for (let at = from; at < rows.length; at += 1) {
    const row = rows[at];
    if (row !== undefined && isShown(row)) return isQuote(row);
  }
  return false;
}

/** The last row before one that is no rule: drawn ones, and those of letters, part an older mail from what is above. */
function lastShown(rows: readonly MailRow[], before: number): number {
  return rows
    .slice(0, before)
    .findLastIndex((row) => isShown(row) && !/^[\s_=-]+$/u.test(row.text));
}
