import type { LanguageWords } from '../model/languages/language-words';
import { LANGUAGES, type LanguageId } from '../model/languages/languages';
import { ENGLISH, loadWords } from '../model/languages/load-words';
import { signatureLanguage } from '../model/languages/signature-language';
import type { RootState } from '../store/state';
import { onUse, type OnUse } from '../ui/on-use';

/** The words of each language, which come when a signature first speaks it. */
export const WORDS = Object.fromEntries(
  LANGUAGES.map(({ id }) => [id, onUse(() => loadWords(id))]),
) as Readonly<Record<LanguageId, OnUse<LanguageWords>>>;

/** The words of a language; null until they have come. English comes with the page. */
export function wordsNow(language: LanguageId): LanguageWords | null {
  return language === 'en' ? ENGLISH : WORDS[language].now();
}

/** Which of them the signature speaks. */
export function selectLanguage({ signature }: RootState): LanguageId {
  return signatureLanguage(signature.present.person).words;
}
