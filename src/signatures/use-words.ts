import type { LanguageWords } from '../model/languages/language-words';
import { useAppSelector } from '../store/hooks';
import { useOnUse } from '../ui/on-use';
import { selectLanguage, WORDS, wordsNow } from './words-on-use';

/** The words of the language that the signature speaks, awaited; null until they have come. */
export function useWords(): LanguageWords | null {
  const language = useAppSelector(selectLanguage);
  useOnUse(WORDS[language]);
  return wordsNow(language);
}
