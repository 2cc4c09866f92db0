import { words as english } from './en';
import type { LanguageId } from './languages';
import type { LanguageWords } from './language-words';

const LOADERS: Readonly<
  Record<Exclude<LanguageId, 'en'>, () => Promise<{ readonly words: LanguageWords }>>
> = {
  de: () => import('./de'),
  fr: () => import('./fr'),
  es: () => import('./es'),
  it: () => import('./it'),
  pt: () => import('./pt'),
  nl: () => import('./nl'),
  pl: () => import('./pl'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
  ar: () => import('./ar'),
  he: () => import('./he'),
};

export const ENGLISH = english;

/** The words of a language. Rejects where the device is offline and has not fetched them before. */
export async function loadWords(language: LanguageId): Promise<LanguageWords> {
  if (language === 'en') return english;
  const { words } = await LOADERS[language]();
  return words;
}
