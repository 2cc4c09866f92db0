import { cleanLine } from '../../../base/text';
import { parseName } from '../../../model/person/name/name';
import { countryCodeOf } from '../../../model/person/postal/country-names';
import { CODE_LAST, NO_STATES } from '../../../model/person/postal/countries.data';
import type { Facts } from './member';

/*
 * Joins what a signature has as one and directories split. Both are pure and take whatever is there, blanks where nothing is.
 */

/**
 * The whole name: as the list has it, else of its parts. Beside these, one that is the same in another order, in capitals or
 * with a remark (`DOE, Jane`, `Poe, Ann (Sales)`) is made of them, with its titles and degrees.
 */
export function nameOf({ fullName = '', givenName = '', surname = '' }: Facts): string {
  const parts = joined(givenName, surname);
  if (fullName === '') return startsWithWord(surname, givenName) ? surname : parts;
  if (givenName === '' || surname === '') return fullName;
  const { given, family, prefix, suffix, note, order, script } = parseName(fullName);
  const isSame =
    foldedName(given) === foldedName(givenName) && foldedName(family) === foldedName(surname);
  const isTurned = order === 'family-first' && script !== 'eastern';
  const isLoud = hasSmallLetters(parts) && !hasSmallLetters(given + family);
  if (!isSame || !(isTurned || isLoud || note !== '')) return fullName;
  const name = joined(prefix, parts);
  return suffix === '' ? name : `${name}, ${suffix}`;
}

/** Without capitals and accents. */
function foldedName(name: string): string {
  return cleanLine(name).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function hasSmallLetters(text: string): boolean {
  return /\p{Ll}/u.test(text);
}

/** The postal address in lines: as the list has it whole, else of its parts, in the order of its country. */
export function addressOf(facts: Facts): string {
  const { address = '', street = '', country = '' } = facts;
  if (address !== '') return address;
  const lines = isEastern(facts) ? easternLines(facts) : [street, townLine(facts)];
  return [...lines, country].filter((line) => line !== '').join('\n');
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** Lists with a column for first names and one that is only called 'Name' have whole names in that now and then. */
function startsWithWord(text: string, word: string): boolean {
  return word !== '' && text.startsWith(`${word} `);
}

function townLine({ postalCode = '', city = '', state = '', country = '' }: Facts): string {
  if (putsCodeLast({ postalCode, state, country })) {
    return joined([city, state].filter((part) => part !== '').join(', '), postalCode);
  }
  const town = joined(postalCode, city);
  if (town === '') return state;
  return state === '' || state === city || hasNoStates(country) ? town : `${town}, ${state}`;
}

/** By the country, else by how the code looks: those of Britain and Canada have letters, those of America follow a state. */
function putsCodeLast({ postalCode = '', state = '', country = '' }: Facts): boolean {
  if (country !== '') return CODE_LAST.has(countryCodeOf(country) ?? '');
  if (/^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$|^[a-z]\d[a-z] ?\d[a-z]\d$/i.test(postalCode)) return true;
  return /^[A-Z]{2,3}$/.test(state) && /^(?:\d{4,5}(?:-\d{4})?)?$/.test(postalCode);
}

function hasNoStates(country: string): boolean {
  return country === '' || NO_STATES.has(countryCodeOf(country) ?? '');
}

/** Chinese, Japanese and Korean addresses begin with what is largest. */
function isEastern({ city = '', state = '', street = '' }: Facts): boolean {
  return EASTERN.test(city + state) && (street === '' || EASTERN.test(street));
}

function easternLines({ postalCode = '', state = '', city = '', street = '' }: Facts) {
  return [postalCode, (state === city ? '' : state) + city + street];
}

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
