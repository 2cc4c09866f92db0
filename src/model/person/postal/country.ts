import { parseAddress } from './parse-address';

/** The country of a postal address by its text: ISO 3166-1 alpha-2, or null where that does not show it. */
export function countryOfAddress(text: string): string | null {
  return parseAddress(text).countryCode;
}
