import { SOFT_BREAK } from '../../email/nodes';

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

/** A long address may break behind its dots, slashes and `@`, and so nowhere within a word. */
export function breakable(address: string): string {
  if (address.length <= FITTING) return address;
  return address.replace(/[@./](?=[\p{L}\p{N}])/gu, `$&${SOFT_BREAK}`);
}
