import type { LanguageWords } from '../model/languages/language-words';
import { signatureLanguage } from '../model/languages/signature-language';
import { useAppSelector } from '../store/hooks';
import { useOnUse } from '../ui/on-use';
import { WORDS, wordsNow } from './words-on-use';

/** The words of the language that the signature speaks; null until they have come. */
export function useWords(): LanguageWords | null {
  const language = useAppSelector(
    ({ signature }) => signatureLanguage(signature.present.person).words,
  );
  useOnUse(WORDS[language]);
  return wordsNow(language);
}
