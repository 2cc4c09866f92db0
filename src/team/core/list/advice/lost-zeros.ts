import { memoize } from '../../../../base/memoize';
import { countryCodeOf } from '../../../../model/person/postal/country-names';
import { CODE_LENGTHS } from './lost-signs.data';
import type { Facts } from '../member';

/** What is advised where zeros are lost, and cannot be added at once. */
export const ADD_ZEROS = 'Format the column as text in the spreadsheet, and export the list again.';

/** The postal code of somebody with the zeros that it has lost; null for one that has lost none. */
export function wholePostalCode({ postalCode = '', country = '' }: Facts): string | null {
  if (country === '' || !/^\d{3,}$/.test(postalCode)) return null;
  const length = codeLength(country);
  return postalCode.length < length ? postalCode.padStart(length, '0') : null;
}

/** In characters: most rows of a list have one of a few countries. */
const MOST_KEPT = 4000;

/** 0 for countries of which no code begins with a zero. */
const codeLength = memoize(
  (country: string): number => CODE_LENGTHS[countryCodeOf(country) ?? ''] ?? 0,
  MOST_KEPT,
);
