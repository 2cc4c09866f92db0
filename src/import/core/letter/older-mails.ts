import { FROM_LABELS, HEADER_LABELS, OLDER_MAIL, WROTE } from './older-mails.data';

/** A line of white space and of blanks without width alone. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text);
}

/** Whether a line of plain text is quoted. */
export function isQuotedLine(text: string): boolean {
  return /^\s*(?:>|&gt;)/u.test(text);
}

/** Whether an answered or forwarded mail begins at a line, by what programs write there. */
export function beginsOlderMail(lines: readonly string[], at: number): boolean {
  const line = bare(lines[at] ?? '');
  return OLDER_MAIL.some((pattern) => pattern.test(line)) || isHeader(lines, at);
}

/**
 * How many lines, one or two, state that somebody wrote what follows: 'On 4 Nov, Jane wrote:'. Long ones are wrapped. 0 for
 * none.
 */
export function attributionLength(lines: readonly string[], at: number): 0 | 1 | 2 {
  const line = bare(lines[at] ?? '');
  if (line === '') return 0;
  if (isAttribution(line)) return 1;
  const next = bare(lines[at + 1] ?? '');
  // Of words without a date, nothing begins that goes on below.
  const mayGoOn = /\p{Nd}/u.test(line) && !/[.:!?]$/u.test(line) && next.endsWith(':');
  return mayGoOn && isAttribution(`${line} ${next}`) ? 2 : 0;
}

function isAttribution(line: string): boolean {
  return /\p{Nd}/u.test(line) && WROTE.some((pattern) => pattern.test(line));
}

/** More lines than a header has between its first and its last. */
const HEADER_LINES = 8;

/** Whether 'From: …' begins at a line, with two others of a header below it or in it. */
function isHeader(lines: readonly string[], at: number): boolean {
  if (!FROM_LABELS.has(labelOf(bare(lines[at] ?? '')))) return false;
  const below = lines.slice(at, at + HEADER_LINES).map(bare);
  const others = new Set(
    below
      .slice(1)
      .map(labelOf)
      .filter((label) => HEADER_LABELS.has(label)),
  );
  return others.size >= 2;
}

function labelOf(line: string): string {
  const [, label = ''] = /^([^:：]{1,20}?)\s?[:：]/u.exec(line) ?? [];
  return label.toLowerCase();
}

/** Without the signs that are put around lines of headers: stars for bold letters, marks of direction. */
function bare(line: string): string {
  return line
    .slice(0, LONGEST)
    .replaceAll(/[\p{Cf}*]+/gu, '')
    .trim();
}

const LONGEST = 500;
