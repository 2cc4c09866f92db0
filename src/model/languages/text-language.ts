import { lazy } from '../../base/lazy';
import type { Person } from '../person/signature';
import type { SharedScript } from './shared-scripts';

/** What decides between the languages of one script. */
export const SHARED_SCRIPTS = lazy(() => import('./shared-scripts'));

/**
 * The language of a text, as a value of HTML's `lang`: that of its script; where several languages have one, by the other
 * texts of its person, too. Undefined where nothing decides, since a wrong language is read out and drawn wrongly, and until
 * `SHARED_SCRIPTS` has loaded. Latin letters are taken for English, as the labels beside them are.
 */
export function textLanguage(text: string, person: Partial<Person> = {}): string | undefined {
  if (!NOT_LATIN.test(text)) return 'en';
  const language = languageByScript(text);
  return isShared(language)
    ? SHARED_SCRIPTS.current()?.languageOfScript(language, text, person)
    : language;
}

/** Whether a text is in a script that several languages have. */
export function hasSharedScript(text: string): boolean {
  return NOT_LATIN.test(text) && isShared(languageByScript(text));
}

function languageByScript(text: string): Language | undefined {
  return SCRIPTS.find(([letters]) => letters.test(text))?.[1];
}

function isShared(language: Language | undefined): language is SharedScript {
  return language === 'Han' || language === 'Arabic' || language === 'Cyrillic';
}

/** A letter that is not Latin. */
const NOT_LATIN = /[^\P{L}\p{sc=Latin}\p{sc=Common}]/u;

/** By script, the one language that it has here, else the script. */
const SCRIPTS = [
  [/\p{sc=Hebrew}/u, 'he'],
  [/\p{sc=Arabic}/u, 'Arabic'],
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 'ja'],
  [/\p{sc=Hangul}/u, 'ko'],
  [/\p{sc=Han}/u, 'Han'],
  [/\p{sc=Greek}/u, 'el'],
  [/\p{sc=Thai}/u, 'th'],
  [/\p{sc=Cyrillic}/u, 'Cyrillic'],
] as const;

type Language = (typeof SCRIPTS)[number][1];
