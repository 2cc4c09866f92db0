import { cleanLine } from '../../../base/text';
import type { SafeHref } from '../../links';

/**
 * `tel:` with digits and a leading `+` only. Supported are a trunk zero in brackets, `00` for `+`, an extension, words before
 * or behind the number, and a freephone number with letters (0800 SALES), by the keypad of E.161. Null where fewer than three
 * digits are left, and where words leave it open what to dial.
 */
export function phoneHref(value: string): SafeHref | null {
  const [given = ''] = toAsciiDigits(cleanLine(value)).split(EXTENSION);
  const number = given.replace(/^[^\d+]+/, '').replace(/^00/, '+');
  const isInternational = number.startsWith('+');
  const dialed = isInternational ? number.replace(/\(0\)/g, '') : number;
  const digits = /\p{L}/u.test(dialed) ? digitsAmongLetters(dialed) : digitsOf(dialed);
  if (digits.length < SHORTEST_PHONE || digits.length > LONGEST_PHONE) return null;
  return `tel:${isInternational ? '+' : ''}${digits}`;
}

/** RFC 3966 numbers: the shortest in service (112) and the longest of E.164 with room for a local prefix. */
const SHORTEST_PHONE = 3;
const LONGEST_PHONE = 18;
/** The shortest number that words may follow: where there are fewer digits, letters belong to it. */
const SHORTEST_LABELLED = 6;

const EXTENSION = /[;,#]|(?<!\p{L})(?:ext(?!\p{L})|extension|x(?=[\s.\d]))/iu;

/**
 * A number of a freephone or premium range, where letters stand for keys: the range, then five to eight more, all of them
 * letters, or digits with three capitals at least behind them.
 */
const LETTERED =
  /^(?:\+\d{0,3}|[01]?)(?:8(?:00|08|([2-8])\1)|900|300)(?=.{5,8}$)(?:[A-Za-z]+|\d+[A-Z]{3,})$/;

/** The digits of a number with letters behind its first digit; blank where they are unclear. */
function digitsAmongLetters(number: string): string {
  const solid = number.replace(/[\s().\-/]/g, '');
  if (LETTERED.test(solid)) return digitsOf(solid.replace(/[A-Z]/gi, keyOf));
  const [head = ''] = /^\P{L}*/u.exec(number) ?? [];
  const digits = digitsOf(head);
  const isWhole = digits.length >= SHORTEST_LABELLED && !/\d/.test(number.slice(head.length));
  return isWhole ? digits : '';
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

/** The key of a telephone that bears a letter (ITU-T E.161). */
function keyOf(letter: string): string {
  const at = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter.toUpperCase());
  return '22233344455566677778889999'.charAt(at);
}

function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
}
