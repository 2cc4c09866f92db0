import type { Translations } from '../../model/languages/language-words';
import type { LanguageId } from '../../model/languages/languages';
import { loadedWords, TRANSLATIONS } from '../../model/languages/load-words';
import { languageDecider, signatureLanguage } from '../../model/languages/signature-language';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { useLazy } from '../../ui/hooks/use-lazy';

/** The words of the signature's language, awaited; null until they have come. */
export function useWords(): Translations | null {
  const decider = useAppSelector(({ signature }) => languageDecider(signature.present.person));
  const decided = useLazy(decider);
  const language = useAppSelector(selectLanguage);
  useLazy(language === 'en' ? null : TRANSLATIONS);
  return decider !== null && decided === null ? null : loadedWords(language);
}

/** The language of the signature's words. */
export function selectLanguage({ signature }: RootState): LanguageId {
  return signatureLanguage(signature.present.person).words;
}
