import { lazy } from '../../base/lazy';
import type { Person } from '../person/signature';

/** What decides between the languages of one script. */
export const SHARED_SCRIPTS = lazy(() => import('./shared-scripts'));

/**
 * The language of a text, as a value of HTML's `lang`: that of its script; where several languages have one, by the other
 * texts of its person, too. Undefined where nothing decides, since a wrong language is read out and drawn wrongly, and until
 * `SHARED_SCRIPTS` has loaded. Latin letters are taken for English, as the labels beside them are.
 */
export function textLanguage(text: string, person: Partial<Person> = {}): string | undefined {
  if (!NOT_LATIN.test(text)) return 'en';
  const script = SCRIPTS.find(([letters]) => letters.test(text));
  if (script === undefined) return undefined;
  const [, language] = script;
  return language === 'Han' || language === 'Arabic' || language === 'Cyrillic'
    ? SHARED_SCRIPTS.current()?.languageOfScript(language, text, person)
    : language;
}

/** Whether a text may be in a script that several languages have. */
export function hasSharedScript(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Arabic}\p{sc=Cyrillic}]/u.test(text);
}

/** A letter that is not Latin. */
const NOT_LATIN = /[^\P{L}\p{sc=Latin}\p{sc=Common}]/u;

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
