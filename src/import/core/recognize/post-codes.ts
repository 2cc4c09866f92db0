import { POST_CODES, STREET } from './data/addresses.data';

/** Whether a text has a code of the post; a number before a street is none: '9454 Wilshire Blvd'. */
export function hasPostCode(text: string): boolean {
  const [start = '', house = ''] = /^(\d+\s)[^,\d]*/u.exec(text) ?? [];
  const bare = text.replace(REGISTERED, ' ');
  const rest = house !== '' && STREET.test(start) ? bare.slice(house.length) : bare;
  return POST_CODES.some((pattern) => pattern.test(rest));
}

/** Numbers of registers: those of courts and taxes have towns before them, and look like codes of the post. */
const REGISTERED =
  /(?<!\p{L})(?:HR\s?[AB]|FN|KRS|NIP|REGON|SIRET|SIREN|R\.?C\.?S\.?|KvK|CVR|ABN|ACN|VAT|USt-?Id(?:-?Nr)?|I[CČ]O|DI[CČ]|UID|CIF|NIF|REA|P\.?\s?IVA|BTW)\b\.?[\s:#-]*(?:[A-Z]{1,3}[\s.-]?)?\p{Nd}[\p{Nd}\s.-]*/giu;
