import { lazy } from '../../base/lazy';
import { words as english } from './en';
import type { LanguageId } from './languages';
import type { Translations } from './language-words';

export const ENGLISH = english;

/** The words of all other languages. */
export const TRANSLATIONS = lazy(() => import('./translations'));

/** The words of a language. Rejects where the device is offline and has not fetched them before. */
export async function loadWords(language: LanguageId): Promise<Translations> {
  return language === 'en' ? english : (await TRANSLATIONS.load()).TRANSLATIONS[language];
}

/** The words of a language; null until they have loaded. */
export function loadedWords(language: LanguageId): Translations | null {
  return language === 'en' ? english : (TRANSLATIONS.current()?.TRANSLATIONS[language] ?? null);
}
