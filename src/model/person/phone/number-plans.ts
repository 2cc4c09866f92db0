import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import type { KnownNumber, KnownNumbers } from './known-numbers';
import { phonesIn } from './phone';

export { countryOfAddress } from '../postal/country';

/*
 * The numbering plans of all countries (libphonenumber). They are heavy, so this is loaded on use: `load-numbers.ts`.
 */

/**
 * What is known of the numbers in some texts. `country` is that of numbers without a country code, as ISO 3166 has it (alpha-2);
 * blank where it is not known.
 */
export function knownNumbersIn(texts: readonly string[], country: string): KnownNumbers {
  const dialed = new Set(texts.flatMap((text) => phonesIn(text).map((phone) => phone.dialed)));
  return Object.fromEntries(
    [...dialed].flatMap((digits) => {
      const known = readNumber(digits, country);
      return known === null ? [] : [[digits, known]];
    }),
  );
}

/** The countries that have numbers, by their English names, with their codes: 'Germany (+49)'. */
export function phoneCountries(): readonly { readonly id: string; readonly label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return getCountries()
    .map((id) => ({ id, label: `${names.of(id) ?? id} (+${getCountryCallingCode(id)})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** What is known of a number; null where its country is not. */
export function readNumber(dialed: string, country: string): KnownNumber | null {
  const isInternational = dialed.startsWith('+');
  const home = isSupportedCountry(country) ? country : null;
  if (!isInternational && home === null) return null;
  const number = parsePhoneNumberFromString(dialed, home === null ? {} : { defaultCountry: home });
  if (number === undefined) return isInternational ? unknownNumber(dialed) : null;
  // A short number in service, or one of another country, is dialed as it is.
  if (!isInternational && !(number.isValid() && isDialedSo(number, dialed))) return null;
  const type = number.getType();
  return {
    number: isInternational ? dialed : number.number,
    isMobile: type === undefined || type === 'FIXED_LINE_OR_MOBILE' ? null : type === 'MOBILE',
    isPossible: number.isPossible(),
    international: number.formatInternational(),
    national: number.formatNational(),
  };
}

/** Whether a number is dialed so within its country: with the zero before the code of an area, where there is one. */
function isDialedSo(
  number: Pick<PhoneNumber, 'formatNational' | 'countryCallingCode'>,
  dialed: string,
) {
  const national = number.formatNational().replace(/\D/g, '');
  return dialed === national || (number.countryCallingCode === '1' && dialed === `1${national}`);
}

/** With a code that no country has. */
function unknownNumber(number: string): KnownNumber {
  return { number, isMobile: null, isPossible: false, international: number, national: number };
}
