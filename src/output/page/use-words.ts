import type { Translations } from '../../model/languages/language-words';
import type { LanguageId } from '../../model/languages/languages';
import { loadedWords, TRANSLATIONS } from '../../model/languages/load-words';
import { signatureLanguage } from '../../model/languages/signature-language';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { useLazy } from '../../ui/use-lazy';

/** The words of the language that the signature speaks, awaited; null until they have come. */
export function useWords(): Translations | null {
  const language = useAppSelector(selectLanguage);
  useLazy(language === 'en' ? null : TRANSLATIONS);
  return loadedWords(language);
}

/** The language that the signature speaks. */
export function selectLanguage({ signature }: RootState): LanguageId {
  return signatureLanguage(signature.present.person).words;
}
