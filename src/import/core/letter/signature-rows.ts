import { beginsWithGreeting, isGreeting, wordsIn } from '../recognize/junk';
import { SALUTATION, SENT_FROM } from '../recognize/data/junk.data';
import type { MailRow } from './mail-row';
import { isShown, ownRows } from './own-rows';
import { hasReach } from './reach';

/** Which rows of a mail are the signature of who sent it. */
export interface SignatureRows {
  /** For each row. */
  readonly isTaken: readonly boolean[];
  /** Whether that is as good as certain; else a visitor points at it. */
  readonly isSure: boolean;
}

/** Where a program has marked a signature: rows of it, the end excluded. */
export interface MarkedRows {
  readonly start: number;
  readonly end: number;
}

/**
 * The signature in a mail: the first that a program has marked among what the sender wrote; else what stands below two hyphens or
 * below the closing words of a letter. Without a letter, it is all that the sender wrote. Of a mail that is quoted as a whole, the
 * first in there.
 */
export function signatureRows(
  rows: readonly MailRow[],
  marks: readonly MarkedRows[],
): SignatureRows & { readonly mark: MarkedRows | null } {
  const own = ownRows(rows);
  const isOwn = rows.some((row, at) => own[at] === true && isShown(row));
  const within = isOwn ? own : rows.map(() => true);
  const mark = marks.find(({ start, end }) => showsSomebody(rows, within, start, end)) ?? null;
  if (mark !== null) {
    const isTaken = within.map((is, at) => is && at >= mark.start && at < mark.end);
    return { isTaken, isSure: isOwn, mark };
  }
  const isReply = own.includes(false);
  const { start, isSure } = startOf(rows, within, isReply);
  const isTaken = within.map((is, at) => is && at >= start);
  return { isTaken, isSure: isSure && isOwn, mark: null };
}

/** Whether more than what programs advertise themselves with is shown in some rows. */
function showsSomebody(
  rows: readonly MailRow[],
  within: readonly boolean[],
  start: number,
  end: number,
): boolean {
  return rows.some(
    (row, at) =>
      at >= start &&
      at < end &&
      within[at] === true &&
      isShown(row) &&
      !(SENT_FROM.test(row.text.trim()) && !row.hasPicture),
  );
}

interface Start {
  readonly start: number;
  readonly isSure: boolean;
}

function startOf(rows: readonly MailRow[], within: readonly boolean[], isReply: boolean): Start {
  const shown = rows.flatMap((row, at) => (within[at] === true && isShown(row) ? [at] : []));
  const last = shown.at(-1) ?? 0;
  const delimiter = rows.findLastIndex(
    ({ text }, at) => at < last && within[at] === true && isDelimiter(text),
  );
  if (delimiter >= 0) return { start: delimiter + 1, isSure: true };
  const lines = shown.flatMap((at): readonly ShownRow[] => {
    const row = rows[at];
    return row === undefined ? [] : [{ at, row }];
  });
  const reached = lines.findIndex(({ row }) => isContact(row));
  // Closing words below something to reach somebody by are those of the signature itself.
  const above = lines.slice(0, reached < 0 ? -1 : reached);
  const greeting = above.findLastIndex(({ row }, index) => index > 0 && isGreeting(row.text));
  if (greeting > 0) {
    const isNamed = isFirstName(lines[greeting + 1]?.row, lines[greeting + 2]?.row);
    const before = lines[greeting + (isNamed ? 1 : 0)];
    return { start: (before?.at ?? 0) + 1, isSure: true };
  }
  return belowSentences(lines, isReply);
}

/** 'Jane' above a table with 'Jane Doe' is of the letter. */
function isFirstName(row: MailRow | undefined, next: MailRow | undefined): boolean {
  if (row === undefined || next === undefined || row.kind === 'table') return false;
  const words = row.text.trim().replace(/[,.]$/u, '');
  const isShort = words !== '' && wordsIn(words) <= 2 && !row.hasPicture;
  return isShort && next.kind === 'table' && next.text.includes(words);
}

interface ShownRow {
  readonly at: number;
  readonly row: MailRow;
}

/** How many lines a salutation may have above it: notices of a company about mail from outside. */
const SALUTED_WITHIN = 4;

/** A letter without closing words ends with its last sentence before something that a signature has. */
function belowSentences(lines: readonly ShownRow[], isReply: boolean): Start {
  const saluted = lines.slice(0, SALUTED_WITHIN).findIndex(({ row }) => isSalutation(row));
  const from = saluted < 0 ? 0 : saluted + 1;
  const isLetter = saluted >= 0 || isReply || (lines[0] !== undefined && isSentence(lines[0].row));
  const first = lines[0]?.at ?? 0;
  if (!isLetter) return { start: first, isSure: true };
  const contact = lines.findIndex(
    ({ row }, index) => index >= from && (row.kind === 'table' || isContact(row)),
  );
  const before = lines.slice(from, contact < 0 ? undefined : contact);
  const last = before.findLastIndex(({ row }) => isSentence(row));
  const below = lines[from + last + 1];
  // A reply of one line or of none above the signature.
  if (last < 0 && saluted < 0) return { start: first, isSure: false };
  // 'Best regards from the office!' with nothing above it may be of the signature.
  const only = last === 0 && saluted < 0 ? before[0] : undefined;
  if (only !== undefined && beginsWithGreeting(only.row.text)) {
    return { start: first, isSure: false };
  }
  return { start: below?.at ?? first, isSure: false };
}

function isDelimiter(text: string): boolean {
  return /^\s*(?:--|—|––)\s*$/u.test(text);
}

function isSalutation({ text, kind }: MailRow): boolean {
  return kind === 'line' && SALUTATION.test(text.trim());
}

const SENTENCE_WORDS = 4;
/** In small letters: names and roles have capitals. */
const LONG_WORDS = 8;

/** Whether a row reads as one of a letter does. */
function isSentence({ text, kind, hasPicture }: MailRow): boolean {
  return kind === 'line' && !hasPicture && isSentenceText(text);
}

function isSentenceText(text: string): boolean {
  if (/[|•·▪]/u.test(text)) return false;
  const small = text.split(/\s+/u).filter((word) => /^[\p{Ll}\p{Lo}]/u.test(word));
  const ends = /[.!?…。！？؟]["”»)]?\s*$/u.test(text);
  return small.length >= LONG_WORDS || (wordsIn(text) >= SENTENCE_WORDS && ends);
}

/** Whether a row has something to reach somebody by, and not in a sentence. */
function isContact({ text }: MailRow): boolean {
  return text
    .slice(0, LONGEST)
    .split('\n')
    .some((line) => hasReach(line) && !isSentenceText(line));
}

/** In characters: longer rows are no signature. */
const LONGEST = 5000;
