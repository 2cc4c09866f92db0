import { countryCodeOf } from '../../../model/person/postal/country-names';
import { LISTED_TEXTS } from './list-fields';
import { CALLING_CODES } from './lost-signs.data';
import type { Member } from './member';

/** The fields of a list that hold telephone numbers. */
export const PHONES = LISTED_TEXTS.filter(({ kind }) => kind === 'phone').map(({ id }) => id);

/**
 * The numbers of a list that begin with the code of their country and have lost its plus: digits alone, with the code of the
 * country in the row, or where there is none, with a code that nearly all such numbers of the list begin with.
 */
export function numbersWithoutPlus(members: readonly Member[]): readonly string[] {
  const lost: string[] = [];
  const open: string[] = [];
  for (const { facts } of members) {
    const { country = '' } = facts;
    for (const field of PHONES) {
      const number = facts[field] ?? '';
      if (number === '' || number.startsWith('+') || !LONG_DIGITS.test(number)) continue;
      const code = country === '' ? undefined : CALLING_CODES[countryCodeOf(country) ?? ''];
      if (code === undefined) open.push(number);
      else if (startsWithCode(number, code)) lost.push(number);
    }
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
