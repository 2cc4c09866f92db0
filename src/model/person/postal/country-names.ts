import { once } from '../../../base/once';
import { LANGUAGES } from '../../languages/languages';
import { COUNTRY_CODES, NAMES_ELSEWHERE, NO_COUNTRY, OTHER_NAMES } from './countries.data';

/**
 * The country that is called so in a language of the product or in its own, or that has this code: ISO 3166-1 alpha-2. Null
 * for none.
 */
export function countryCodeOf(name: string): string | null {
  const code = name.trim().toUpperCase();
  if (CODES.has(code)) return code;
  return countryNamed(name);
}

/** The same by names alone: two letters in an address are a state's as often. */
export function countryNamed(name: string): string | null {
  if (name.length > LONGEST_NAME || /\d/.test(name)) return null;
  return allNames().get(foldedName(name)) ?? null;
}

/** Whether a name is that of a country and of another place. */
export function isNameElsewhere(name: string): boolean {
  return NAMES_ELSEWHERE.has(foldedName(name));
}

const CODES: ReadonlySet<string> = new Set(COUNTRY_CODES);
const LONGEST_NAME = 60;

/** From the locale data of the device, which is made of the Unicode CLDR, and the few that it lacks. */
const allNames = once((): ReadonlyMap<string, string> => {
  const all = new Map<string, string>();
  for (const { id } of [...LANGUAGES, { id: 'zh-Hant' }]) {
    const { of } = namesIn(id);
    for (const code of COUNTRY_CODES) addName(all, of(code), code);
  }
  for (const code of COUNTRY_CODES) {
    addName(all, namesIn(new Intl.Locale(`und-${code}`).maximize().language).of(code), code);
    for (const name of OTHER_NAMES[code]?.split(' ') ?? []) addName(all, name, code);
  }
  all.delete(NO_COUNTRY);
  return all;
});

function namesIn(language: string): { readonly of: (code: string) => string } {
  const region = new Intl.DisplayNames(language, { type: 'region' });
  return { of: (code) => region.of(code) ?? code };
}

/** A name that two countries have stays that of the first. */
function addName(all: Map<string, string>, name: string, code: string): void {
  const folded = foldedName(name);
  if (!all.has(folded)) all.set(folded, code);
}

/** A name without capitals, accents, blanks and signs. */
function foldedName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '');
}
