import { SOFT_BREAK } from '../../../email/nodes';

const NO_BREAK = '\u00a0';
/** Longer ones would stand out at the side of a narrow column. */
const LONGEST_NUMBER = 24;
const LONGEST_PAIR = 14;

/** Numbers, postcodes and house numbers hold together: '18 Lantern', 'BS1 4QA', '10115 Berlin'. */
export function keptTogether(line: string): string {
  const numbers = joinedWhere(
    line.split(' '),
    LONGEST_NUMBER,
    (a, b) => endsInDigits(a) && hasDigit(b),
  );
  return joinedWhere(numbers, LONGEST_PAIR, (a, b) => endsInDigits(a) || hasDigit(b)).join(' ');
}

function joinedWhere(
  words: readonly string[],
  longest: number,
  belong: (before: string, after: string) => boolean,
): readonly string[] {
  const line: string[] = [];
  for (const word of words) {
    const before = line.at(-1);
    const fits =
      before !== undefined &&
      !/[,;]$/.test(before) &&
      before.length + 1 + word.length <= longest &&
      belong(before, word);
    if (fits) line[line.length - 1] = `${before}${NO_BREAK}${word}`;
    else line.push(word);
  }
  return line;
}

function endsInDigits(words: string): boolean {
  return hasDigit(words.split(NO_BREAK).at(-1) ?? '');
}

function hasDigit(word: string): boolean {
  return /\p{Nd}/u.test(word);
}

/** What is shorter fits wherever templates put it. */
const FITTING = 20;

/**
 * A long address may break behind its `@`, and behind dots and slashes where what lies between two breaks would not fit
 * otherwise: never within a word. Browsers break behind hyphens by themselves.
 */
export function breakable(address: string): string {
  if (address.length <= FITTING) return address;
  const parts: string[] = [];
  for (const piece of address.split(/(?<=[@./])(?=[\p{L}\p{N}])/u)) {
    const before = parts.at(-1);
    const joined = `${before ?? ''}${piece}`;
    if (before === undefined || before.endsWith('@') || longestRun(joined) > FITTING) {
      parts.push(piece);
    } else {
      parts[parts.length - 1] = joined;
    }
  }
  return parts.join(SOFT_BREAK);
}

function longestRun(address: string): number {
  return Math.max(...address.split(/(?<=-)(?=\p{L})/u).map(({ length }) => length));
}
