import { countryCodeOf } from '../../../../model/person/postal/country-names';
import { LISTED_TEXTS, type ListFieldId } from '../list-fields';
import { CALLING_CODES } from './lost-signs.data';
import type { Member } from '../member';

/** A text for telephone numbers that does not begin with a plus, and the country of its row; blank where there is none. */
export interface UnsignedNumber {
  readonly line: number;
  readonly field: ListFieldId;
  readonly text: string;
  readonly country: string;
}

/** The fields that hold telephone numbers. */
export const PHONE_FIELDS = LISTED_TEXTS.filter(({ kind }) => kind === 'phone').map(({ id }) => id);

/** What is advised where a plus is lost, and cannot be added at once. */
export const ADD_PLUS = 'Format the column as text, and add the +.';

/** The numbers of somebody that do not begin with a plus. */
export function unsignedNumbers({ line, facts }: Member): readonly UnsignedNumber[] {
  const country = facts.country ?? '';
  return PHONE_FIELDS.flatMap((field) => {
    const text = facts[field] ?? '';
    return text === '' || text.startsWith('+') ? [] : [{ line, field, text, country }];
  });
}

/**
 * Those that begin with the code of their country and have lost its plus: digits alone, with the code of the country in the
 * row, or where there is none, with a code that nearly all such numbers of the list begin with.
 */
export function numbersWithoutPlus(numbers: readonly UnsignedNumber[]): readonly UnsignedNumber[] {
  const lost: UnsignedNumber[] = [];
  const open: UnsignedNumber[] = [];
  for (const number of numbers) {
    const { text, country } = number;
    if (!LONG_DIGITS.test(text)) continue;
    const code = country === '' ? undefined : CALLING_CODES[countryCodeOf(country) ?? ''];
    if (code === undefined) open.push(number);
    else if (startsWithCode(text, code)) lost.push(number);
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

function sharedCode(numbers: readonly UnsignedNumber[]): readonly UnsignedNumber[] {
  const long = numbers.filter(({ text }) => text.length > LONGEST_LOCAL);
  if (long.length < FEWEST) return [];
  for (const code of CODES) {
    const found = long.filter(({ text }) => startsWithCode(text, code));
    if (found.length >= long.length * NEARLY_ALL) return found;
  }
  return [];
}

const CODES: readonly string[] = [...new Set(Object.values(CALLING_CODES))];
