import { phoneHref } from '../../../model/person/phone/phone';
import { GROUPED, NUMBER_PLANS } from './data/phones.data';
import type { TextRange } from './pieces';

/*
 * Numbers of phones among other words, by their shape alone.
 */

export interface NumberRange extends TextRange {
  /** Whether it is a number that could stand without a label. */
  readonly isPlain: boolean;
}

const DIGITS = String.raw`\p{Nd}(?:[\p{Nd}\s().\-–‐‑/]{0,30}\p{Nd})?`;
const EXTENSION = String.raw`(?:\s{0,2},?\s?(?:ext\.?|extension|x|#|poste|int\.?|доб\.)\s?:?\s?\d{1,6}(?![\d\p{L}]))?`;
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}#№_])(?:\(?\+\s?|\()?${DIGITS}${EXTENSION}(?![\p{L}%€$£°_])`,
  'giu',
);
/** A freephone number with letters: 1-800-FLOWERS. */
const LETTERED =
  /(?<![\p{L}\p{N}])(?:\+?1[-. ])?\(?8(?:00|88|77|66|55|44|33|22)\)?[-. ][A-Z\d-]*[A-Z]{3}[A-Z\d-]*(?![\p{L}\p{N}])/gu;

const LONGEST = 15;
const SHORTEST = { plain: 7, labeled: 5 } as const;

/** Codes of posts and years, which have the shapes of numbers. */
const NO_NUMBER =
  /^(?:\d{5}-\d{3,4}|\d{3}-\d{4}|\d{4}-\d{3}|\d{2}-\d{3}|\d{5,6}|\d{3} \d{2,3}|(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)?\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}[:.]\d{2}\s?[-–]\s?\d{1,2}[:.]\d{2})$/;

/** All that could be numbers, from the left. Without a label only those count that are `isPlain`. */
export function numbersIn(text: string): readonly NumberRange[] {
  const lettered = [...text.matchAll(LETTERED)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    isPlain: true,
  }));
  const plain = [...text.matchAll(NUMBER)].flatMap(({ index, 0: words }) =>
    split(words, index).flatMap((range) => numberAt(text, range)),
  );
  const free = plain.filter(
    ({ start, end }) => !lettered.some((other) => other.start < end && start < other.end),
  );
  return [...lettered, ...free].toSorted((one, other) => one.start - other.start);
}

/**
 * Whether a number is of a mobile phone. `ending` is what hosts of its country end with, where the number has no country code.
 */
export function isMobileNumber(number: string, ending: string): boolean {
  const digits = (phoneHref(number) ?? '').slice('tel:'.length);
  const plan = digits.startsWith('+')
    ? NUMBER_PLANS.find(({ code }) => digits.startsWith(`+${code}`))
    : NUMBER_PLANS.find((candidate) => candidate.ending === ending);
  if (plan === undefined) return false;
  const national = digits.startsWith('+') ? digits.slice(plan.code.length + 1) : digits;
  return plan.mobile.test(national.replace(/^0/, ''));
}

/** Two numbers with a stroke between them are two. */
function split(words: string, start: number): readonly TextRange[] {
  const stroke = /\s\/\s/u.exec(words);
  const isTwo = stroke !== null && digitsOf(words).length > LONGEST;
  if (!isTwo) return [{ start, end: start + words.length }];
  return [
    { start, end: start + stroke.index },
    { start: start + stroke.index + stroke[0].length, end: start + words.length },
  ];
}

function numberAt(text: string, { start, end: given }: TextRange): readonly NumberRange[] {
  let words = text.slice(start, given);
  // A bracket that was opened before the number closes behind it.
  if (words.startsWith('(') && !words.includes(')'))
    return numberAt(text, { start: start + 1, end: given });
  words = words.replace(/\s*\(\s*\d{1,2}$/, '');
  const end = start + words.length;
  const bare = words.replace(EXTENDED, '');
  const count = digitsOf(bare).length;
  if (count < SHORTEST.labeled || count > LONGEST) return [];
  return [{ start, end, isPlain: isPlainNumber(bare, count) }];
}

const EXTENDED = /\s*,?\s?(?:ext|x|#|poste|int|доб).*$/iu;

function isPlainNumber(words: string, count: number): boolean {
  if (count < SHORTEST.plain || NO_NUMBER.test(words)) return false;
  if (/^\(?\+|^00\d/.test(words)) return count >= 8;
  if (/^\(\d{2,5}\)/.test(words)) return true;
  if (/^0\d/.test(words)) return count >= 8 && count <= 12;
  if (/^1?[ .-]?8(?:00|88|77|66|55|44)[ .-]/.test(words)) return true;
  const groups = words.split(/[\s().\-–‐‑/]+/u).filter((group) => group !== '');
  return GROUPED.test(groups.map(({ length }) => length).join('-')) && count >= 8;
}

function digitsOf(words: string): string {
  return words.replaceAll(/\P{Nd}/gu, '');
}
