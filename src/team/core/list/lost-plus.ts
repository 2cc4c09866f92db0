import { countryCodeOf } from '../../../model/person/postal/country-names';
import { CALLING_CODES } from './lost-signs.data';

/** A text for telephone numbers that does not begin with a plus, and the country of its row; blank where there is none. */
export interface UnsignedNumber {
  readonly text: string;
  readonly country: string;
}

/**
 * Those that begin with the code of their country and have lost its plus: digits alone, with the code of the country in the
 * row, or where there is none, with a code that nearly all such numbers of the list begin with.
 */
export function numbersWithoutPlus(numbers: readonly UnsignedNumber[]): readonly string[] {
  const lost: string[] = [];
  const open: string[] = [];
  for (const { text, country } of numbers) {
    if (!LONG_DIGITS.test(text)) continue;
    const code = country === '' ? undefined : CALLING_CODES[countryCodeOf(country) ?? ''];
    if (code === undefined) open.push(text);
    else if (startsWithCode(text, code)) lost.push(text);
  }
  return [...lost, ...sharedCode(open)];
}

/** No local number is as long and begins with another digit than 0. */
const LONG_DIGITS = /^[1-9]\d{9,13}$/;
const LONGEST_LOCAL = 10;
const FEWEST = 2;
const NEARLY_ALL = 0.8;

function startsWithCode(number: string, code: string): boolean {
  const rest = number.length - code.length;
  return number.startsWith(code) && (code === '1' ? rest === 10 : rest >= 8);
}

function sharedCode(numbers: readonly string[]): readonly string[] {
  const long = numbers.filter(({ length }) => length > LONGEST_LOCAL);
  if (long.length < FEWEST) return [];
  for (const code of CODES) {
    const found = long.filter((number) => startsWithCode(number, code));
    if (found.length >= long.length * NEARLY_ALL) return found;
  }
  return [];
}

const CODES: readonly string[] = [...new Set(Object.values(CALLING_CODES))];
