import { useEffect, useSyncExternalStore } from 'react';
import { SOCIAL_ICONS, type SocialIcons } from '../../email/social-icons';
import { QR_ENCODER, type QrEncoder } from '../../export/parts';
import type { Translations } from '../../model/languages/language-words';
import type { LanguageId } from '../../model/languages/languages';
import { loadedWords, TRANSLATIONS } from '../../model/languages/load-words';
import { signatureLanguage } from '../../model/languages/signature-language';
import type { TemplateId } from '../../model/template-ids';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { REGISTRY } from '../../templates/lazy-registry';
import { modern } from '../../templates/modern';
import type { Template } from '../../templates/template';
import { useOptionalLazy, useLazy } from '../../ui/use-lazy';

/** What makes QR codes, loaded where they are wanted; null until it has come. */
export function useQrEncoder(isWanted: boolean): QrEncoder | null {
  return useOptionalLazy(isWanted ? QR_ENCODER : null);
}

/** The social icons, loaded where they are wanted; null until they have come. */
export function useSocialIcons(areWanted: boolean): SocialIcons | null {
  return useOptionalLazy(areWanted ? SOCIAL_ICONS : null);
}

/**
 * A template that shows all that the signature holds; null until it has loaded. The page comes with the default template,
 * without the parts that blocks are made of.
 */
export function useTemplate(id: TemplateId): Template | null {
  const hasBlocks = useAppSelector((state) => state.signature.present.person.blocks.length > 0);
  const awaited = id === modern.id && !hasBlocks ? null : id;
  useEffect(() => {
    if (awaited !== null) REGISTRY.prefetch();
  }, [awaited]);
  const registry = useSyncExternalStore(REGISTRY.subscribe, REGISTRY.current);
  if (awaited === null) return modern;
  return registry?.TEMPLATES.find((each) => each.id === awaited) ?? null;
}

/** The words of the signature's language, awaited; null until they have come. */
export function useWords(): Translations | null {
  const language = useAppSelector(selectLanguage);
  useLazy(language === 'en' ? null : TRANSLATIONS);
  return loadedWords(language);
}

/** The language of the signature's words. */
export function selectLanguage({ signature }: RootState): LanguageId {
  return signatureLanguage(signature.present.person).words;
}
