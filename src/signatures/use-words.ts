import type { LanguageWords } from '../model/languages/language-words';
import { LANGUAGES, type LanguageId } from '../model/languages/languages';
import { ENGLISH, loadWords } from '../model/languages/load-words';
import { signatureLanguage } from '../model/languages/signature-language';
import { useAppSelector } from '../store/hooks';
import { onUse, useOnUse, type OnUse } from '../ui/on-use';

const WORDS = Object.fromEntries(
  LANGUAGES.map(({ id }) => [id, onUse(() => loadWords(id))]),
) as Readonly<Record<LanguageId, OnUse<LanguageWords>>>;

/** The words of the language that the signature speaks; null until they have come. English comes with the page. */
export function useWords(): LanguageWords | null {
  const language = useAppSelector(
    ({ signature }) => signatureLanguage(signature.present.person).words,
  );
  const words = useOnUse(WORDS[language]);
  return language === 'en' ? ENGLISH : words;
}
