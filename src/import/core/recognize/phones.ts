import { isMobile } from '../../../model/person/phone/number-plans';
import { numbersAmong, phonesIn, type PhoneNumber } from '../../../model/person/phone/phone';
import { digitsOf, toAscii } from '../../../model/person/phone/to-ascii';
import type { TextRange } from './pieces';

/*
 * Numbers of phones among other words, by their shape alone.
 */

export interface NumberRange extends TextRange {
  /** Whether it is a number that could stand without a label. */
  readonly isPlain: boolean;
  /** Whether it is too short for a number that no link leads to. */
  readonly isShort: boolean;
}

const LONGEST = 15;
const SHORTEST = { plain: 7, labeled: 5, linked: 3 } as const;

/** Codes of posts and years, which have the shapes of numbers. */
const NO_NUMBER =
  /^(?:\d{5}-\d{3,4}|\d{3}-\d{4}|\d{4}-\d{3}|\d{2}-\d{3}|\d{5,6}|\d{3} \d{2,3}|(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)?\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}[:.]\d{2}\s?[-–]\s?\d{1,2}[:.]\d{2})$/;

/** The sizes of the groups in which numbers without country and zero are written. */
const GROUPED =
  /^(?:1-)?3-3-4$|^3-3-3$|^5-5$|^4-6$|^2-5-4$|^2-3-2-2$|^3-2-2-2$|^2-2-2-2$|^3-3-2-2$|^3-4-4$|^1-2-3-2-2$|^10$|^11$|^4-3-3$|^2-4-4$|^4-4$|^2-7$|^8$|^9$/;

/** All that could be numbers, from the left. Without a label only those count that are `isPlain`. */
export function numbersIn(text: string): readonly NumberRange[] {
  const found: NumberRange[] = [];
  for (const phone of numbersAmong(text)) {
    const before = found.at(-1);
    if (before !== undefined && isEnding(text, phone)) {
      found[found.length - 1] = { ...before, end: phone.until };
      continue;
    }
    const number = numberAt(text, phone);
    if (number !== null) found.push(number);
  }
  return found;
}

/** Whether a number has only its last digits, and begins like the one before it. */
function isEnding(text: string, { start, end, dialed }: PhoneNumber): boolean {
  return numbersAmong(text.slice(start, end))[0]?.dialed !== dialed;
}

/**
 * Whether a number is of a mobile phone. `ending` is what hosts of its country end with, where the number has no country code.
 */
export function isMobileNumber(number: string, ending: string): boolean {
  const [phone] = phonesIn(number);
  const country = ending === 'uk' ? 'GB' : ending.toUpperCase();
  return phone !== undefined && isMobile(phone.dialed, country);
}

function numberAt(text: string, { start: from, end, until }: PhoneNumber): NumberRange | null {
  const isOpen = /^\([^)]*$/.test(text.slice(from, end));
  const start = from + (isOpen ? 1 : 0);
  if (WITHIN_WORD.test(text.charAt(start - 1)) || GOES_ON.test(text.charAt(until))) return null;
  const bare = toAscii(text.slice(start, end));
  const count = digitsOf(bare).length;
  if (count > LONGEST || count < SHORTEST.linked) return null;
  const isPlain = /[A-Z]{3}/.test(bare) || isPlainNumber(bare, count);
  const isInBrackets = /[(（][^)）]*$/u.test(text.slice(start, until));
  const close = isInBrackets && /^[)）]/u.test(text.slice(until)) ? 1 : 0;
  return { start, end: until + close, isPlain, isShort: !isPlain && count < SHORTEST.labeled };
}

const WITHIN_WORD = /[\p{L}\p{Nd}#№_]$/u;
const GOES_ON = /^[\p{L}%€$£°_]/u;

function isPlainNumber(words: string, count: number): boolean {
  if (count < SHORTEST.plain || NO_NUMBER.test(words)) return false;
  if (/^\(?\+|^00\d/.test(words)) return count >= 8;
  if (/^\(\d{2,5}\)/.test(words)) return true;
  if (/^0\d/.test(words)) return count >= 8 && count <= 12;
  if (/^1?[ .-]?8(?:00|88|77|66|55|44)[ .-]/.test(words)) return true;
  const groups = words.split(/[\s().\-–‐‑/]+/u).filter((group) => group !== '');
  return GROUPED.test(groups.map(({ length }) => length).join('-')) && count >= 8;
}
