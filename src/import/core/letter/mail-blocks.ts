import type { MailRow } from './mail-row';
import { isShown } from './own-rows';

/** A part of a mail that a visitor can point at. */
export interface MailBlock {
  /** How it begins, on one line; blank for pictures alone. */
  readonly words: string;
  readonly isTaken: boolean;
}

/** A block with the rows that it is made of, the end excluded. */
export interface BlockOfRows extends MailBlock {
  readonly start: number;
  readonly end: number;
}

/** More blocks help no visitor: the last has all that remains. */
const MOST_BLOCKS = 60;
const LONGEST_WORDS = 80;

/**
 * A mail as blocks: tables, and lines that no blank line parts. What is taken and what is not are never in one block. Blank rows
 * between belong to the block above; the first begins with the mail.
 */
export function blocksOf(
  rows: readonly MailRow[],
  isTaken: readonly boolean[],
): readonly BlockOfRows[] {
  const starts: number[] = [];
  let last: { readonly row: MailRow; readonly at: number } | null = null;
  for (const [at, row] of rows.entries()) {
    if (!isShown(row)) continue;
    if (last === null || isApart(rows, last.at, at) || isTaken[last.at] !== isTaken[at])
      starts.push(last === null ? 0 : at);
    last = { row, at };
  }
  const kept = starts.slice(0, MOST_BLOCKS);
  return kept.map((start, index) => {
    const end = kept[index + 1] ?? rows.length;
    const shown = rows.slice(start, end).filter(isShown);
    const words = shown.map(({ text }) => text).join(' ');
    return {
      start,
      end,
      words: words.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_WORDS),
      isTaken: rows.some(
        (row, at) => at >= start && at < end && isTaken[at] === true && isShown(row),
      ),
    };
  });
}

function isApart(rows: readonly MailRow[], above: number, below: number): boolean {
  const [one, other] = [rows[above], rows[below]];
  const isTable = one?.kind === 'table' || other?.kind === 'table';
  return isTable || one?.isQuoted !== other?.isQuoted || below - above > 1;
}
