import type { Person } from '../person/signature';
import type { Translations } from './language-words';
import { loadWords } from './load-words';
import { languageDecider, signatureLanguage } from './signature-language';

/** The words of a signature's language. Rejects where the device is offline and has not fetched them before. */
export async function wordsOf(person: Person): Promise<Translations> {
  await languageDecider(person)?.load();
  return loadWords(signatureLanguage(person).words);
}
