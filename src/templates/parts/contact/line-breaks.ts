import { NO_BREAK } from '../../../base/text';
import { SOFT_BREAK, SYLLABLE_END, WHOLE_END, WHOLE_START } from '../../../email/nodes';
import { withSyllables } from '../../../email/rewrite/syllables';

/* Where the lines of numbers and addresses end. */

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
/** Browsers break behind such hyphens by themselves. */
const BREAKING_HYPHEN = /-(?=\p{L})/u;

/**
 * A long address may break behind its `@`, and behind dots and slashes where what lies between two breaks would not fit
 * otherwise: never within a word, unless this is wider than a column. Browsers break behind hyphens by themselves; the domain of
 * an address of mail stays whole where it fits a line.
 */
export function breakable(address: string): string {
  if (address.length <= FITTING) return address;
  const at = address.search(/(?<=@)[\p{L}\p{N}]/u);
  if (at === -1) return pieces(address).join(SOFT_BREAK);
  const [local = '', domain = ''] = [address.slice(0, at), address.slice(at)].map((part) =>
    pieces(part).join(SOFT_BREAK),
  );
  return BREAKING_HYPHEN.test(address.slice(at))
    ? `${local}${whole(domain)}`
    : `${local}${SOFT_BREAK}${domain}`;
}

/** The same without anything that holds a domain together. */
export function withBreaks(address: string): string {
  return address.length <= FITTING ? address : pieces(address).join(SOFT_BREAK);
}

/** A text that stays in one line if it fits one. */
function whole(text: string): string {
  return `${WHOLE_START}${text}${WHOLE_END}`;
}

function pieces(part: string): readonly string[] {
  const found: string[] = [];
  for (const piece of part.split(/(?<=[@./])(?=[\p{L}\p{N}])/u)) {
    const before = found.at(-1);
    const joined = `${before ?? ''}${piece}`;
    const fits = before === WWW || longestRun(joined) <= FITTING;
    if (before === undefined || !fits) found.push(piece);
    else found[found.length - 1] = joined;
  }
  return found.flatMap(halves);
}

/** Never left alone in a line. */
const WWW = 'www.';
/** In letters: what is shorter fits a column. */
const COLUMN = 32;

/** A piece of the web that is wider than a column, in two where a syllable ends, as near to its middle as can be. */
function halves(piece: string): readonly string[] {
  if (piece.length <= COLUMN || !piece.startsWith(WWW)) return [piece];
  const [first = '', ...syllables] = withSyllables(
    piece.slice(WWW.length).replace(/\W+$/, ''),
  ).split(SYLLABLE_END);
  const middle = piece.length / 2;
  let best = 0;
  let end = WWW.length + first.length;
  for (const syllable of syllables) {
    if (Math.abs(end - middle) < Math.abs(best - middle)) best = end;
    end += syllable.length;
  }
  return best === 0 ? [piece] : [piece.slice(0, best), piece.slice(best)];
}

function longestRun(address: string): number {
  return Math.max(...address.split(/(?<=-)(?=\p{L})/u).map(({ length }) => length));
}
