import type { LanguageWords } from './language-words';

/** What most languages in Latin script begin these words with. */
export const LATIN_LETTERS: LanguageWords['letters'] = {
  phone: 'T',
  mobile: 'M',
  fax: 'F',
  email: 'E',
  website: 'W',
  address: 'A',
  secondAddress: 'A',
};
