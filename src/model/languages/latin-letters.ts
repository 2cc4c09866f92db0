import type { Translations } from './language-words';

/** What most languages in Latin script begin these words with. */
export const LATIN_LETTERS: Translations['letters'] = {
  phone: 'T',
  mobile: 'M',
  fax: 'F',
  email: 'E',
  website: 'W',
  address: 'A',
  secondAddress: 'A',
};
