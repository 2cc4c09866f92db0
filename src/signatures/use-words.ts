import type { LanguageWords } from '../model/languages/language-words';
import { useAppSelector } from '../store/hooks';
import { useIfItComes } from '../ui/on-use';
import { selectLanguage, WORDS, wordsNow } from './words-on-use';

/** The words of the language that the signature speaks; null until they have come. */
export function useWords(): LanguageWords | null {
  const language = useAppSelector(selectLanguage);
  useIfItComes(WORDS[language]);
  return wordsNow(language);
}
