import { cleanLine } from '../../../../base/text';
import { parseName } from '../../../../model/person/name/name';
import { countryCodeOf } from '../../../../model/person/postal/country-names';
import { CODE_LAST, NO_STATES } from '../../../../model/person/postal/countries.data';
import type { Facts } from '../member';

/*
 * Joins what a signature has as one and directories split. Both are pure and take whatever is there, blanks where nothing is.
 */

/**
 * The whole name. Given and family name come before a name for display, unless that adds what belongs to a name: titles, middle
 * names, accents. `DOE, Jane`, `Poe, Ann (Sales)` and `Roe, Joe M.` are made of the parts, with their titles and degrees. Titles
 * of a column of their own stand in front.
 */
export function nameOf(facts: Facts): string {
  const { salutation = '' } = facts;
  const name = wholeName(facts);
  if (salutation === '' || name === '' || parseName(name).prefix !== '') return name;
  return `${salutation} ${name}`;
}

function wholeName({ fullName = '', givenName = '', surname = '' }: Facts): string {
  const parts = isEasternName(givenName + surname)
    ? joined(surname, givenName)
    : joined(givenName, surname);
  if (fullName === '') return startsWithWord(surname, givenName) ? surname : parts;
  if (givenName === '' || surname === '' || fullName === parts) return fullName;
  const { given, family, prefix, suffix, note, order, script } = parseName(fullName);
  if (script === 'eastern') return fullName;
  const isLoud = hasSmallLetters(parts) && !hasSmallLetters(given + family);
  const isAsWritten = order === 'given-first' && !isLoud && note === '';
  if (isAsWritten && addsToName(joined(given, family), { givenName, surname })) return fullName;
  const name = joined(prefix, parts);
  return suffix === '' ? name : `${name}, ${suffix}`;
}

/** Whether a name begins with the given name and ends with the family name, with nothing but names between them. */
function addsToName(
  name: string,
  { givenName, surname }: { readonly givenName: string; readonly surname: string },
): boolean {
  const [words, first, last] = [name, givenName, surname].map((text) =>
    foldedName(text).split(' '),
  );
  if (words === undefined || first === undefined || last === undefined) return false;
  const middle = words.length - first.length - last.length;
  return (
    middle >= 0 &&
    first.every((word, at) => word === words[at]) &&
    last.every((word, at) => word === words[first.length + middle + at])
  );
}

/** Without capitals, accents, and the letters that stand for them in plain ASCII. */
function foldedName(name: string): string {
  return cleanLine(name)
    .toLowerCase()
    .replace(/[äöüæøåß]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ß: 'ss',
};

function isEasternName(name: string): boolean {
  return EASTERN.test(name) && !/\p{Script=Latin}/u.test(name);
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
