import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { once } from '../../../base/once';
import {
  isPhoneFormat,
  type KnownNumber,
  type KnownNumbers,
  type PhoneFormat,
} from './known-numbers';
import { digitsOf } from './to-ascii';

export { countryOfAddress } from '../postal/country';

/*
 * The numbering plans of all countries (libphonenumber). They are heavy, so this is loaded on use: `load-numbers.ts`.
 */

/** What is asked of the numbering plans. */
interface NumberQuestion {
  /** That of numbers without a country code, as ISO 3166 has it (alpha-2); blank where it is not known. */
  readonly country: string;
  /** How numbers are to be written; as typed unless it is a format. */
  readonly format?: string;
  /** Whether it matters which numbers are of mobile phones. */
  readonly hasKinds?: boolean;
}

/** What is known of some numbers, as `PhoneNumber.dialed` has them. */
export function knownNumbers(all: readonly string[], question: NumberQuestion): KnownNumbers {
  // A plain object would take a new hidden class for each number.
  const found: Record<string, KnownNumber> = Object.create(null);
  for (const dialed of all) {
    const known = readNumber(dialed, question);
    if (known !== null) found[dialed] = known;
  }
  return found;
}

/** The countries that have numbers, by their English names, with their codes: 'Germany (+49)'. */
export function phoneCountries(): readonly { readonly id: string; readonly label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return getCountries()
    .map((id) => ({ id, label: `${names.of(id) ?? id} (+${getCountryCallingCode(id)})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** What is known of a number; null where its country is not. */
export function readNumber(
  dialed: string,
  { country, format = '', hasKinds = false }: NumberQuestion,
): KnownNumber | null {
  const isInternational = dialed.startsWith('+');
  if (isInternational && !isPhoneFormat(format) && !hasKinds) {
    const isPossible = hasPossibleLength(dialed);
    if (isPossible !== null) return { number: dialed, isPossible, written: '', isMobile: false };
  }
  const number = numberOf(dialed, country);
  if (number === null) return isInternational ? unknownNumber(dialed) : null;
  return {
    number: isInternational ? dialed : number.number,
    isPossible: number.isPossible(),
    written: isPhoneFormat(format) ? writtenIn(format, number) : '',
    isMobile: hasKinds && number.getType() === 'MOBILE',
  };
}

/** Whether a number is as long as those of its country; null for a code of no country. No more is asked of most numbers. */
function hasPossibleLength(number: string): boolean | null {
  for (const end of [2, 3, 4]) {
    const lengths = possibleLengths().get(number.slice(1, end));
    if (lengths !== undefined) return lengths.has(number.length - end);
  }
  return null;
}

/** How many digits numbers may have behind each country code. */
const possibleLengths = once((): ReadonlyMap<string, ReadonlySet<number>> => {
  const metadata = new Metadata();
  const lengths = new Map<string, Set<number>>();
  for (const country of getCountries()) {
    metadata.selectNumberingPlan(country);
    const code = getCountryCallingCode(country);
    const known = lengths.get(code) ?? new Set<number>();
    for (const length of metadata.numberingPlan?.possibleLengths() ?? []) known.add(length);
    lengths.set(code, known);
  }
  return lengths;
});

/** Whether a number is sure to be one of a mobile phone. */
export function isMobile(dialed: string, country: string): boolean {
  return readNumber(dialed, { country, hasKinds: true })?.isMobile === true;
}

/** A number by its country code, or by its country; null where it is none of it. */
function numberOf(dialed: string, country: string): PhoneNumber | null {
  if (dialed.startsWith('+')) return parsePhoneNumberFromString(dialed) ?? null;
  if (!isSupportedCountry(country)) return null;
  const number = parsePhoneNumberFromString(dialed, { defaultCountry: country });
  // A short number in service, or one of another country, is dialed as it is.
  return number?.isValid() === true && isDialedSo(number, dialed) ? number : null;
}

function writtenIn(format: PhoneFormat, number: PhoneNumber): string {
  return format === 'international' ? number.formatInternational() : number.formatNational();
}

/** Whether a number is dialed so within its country: with the zero before the code of an area, where there is one. */
function isDialedSo(
  number: Pick<PhoneNumber, 'formatNational' | 'countryCallingCode'>,
  dialed: string,
) {
  const national = digitsOf(number.formatNational());
  return dialed === national || (number.countryCallingCode === '1' && dialed === `1${national}`);
}

/** With a code that no country has. */
function unknownNumber(number: string): KnownNumber {
  return { number, isPossible: false, written: '', isMobile: false };
}
