import type { LanguageId } from './languages';
import type { Translations } from './language-words';
import { words as ar } from './ar';
import { words as de } from './de';
import { words as es } from './es';
import { words as fr } from './fr';
import { words as he } from './he';
import { words as it } from './it';
import { words as ja } from './ja';
import { words as nl } from './nl';
import { words as pl } from './pl';
import { words as pt } from './pt';
import { words as zh } from './zh';

/** The words of signatures in every language but English. */
export const TRANSLATIONS: Readonly<Record<Exclude<LanguageId, 'en'>, Translations>> = {
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  ja,
  zh,
  ar,
  he,
};
