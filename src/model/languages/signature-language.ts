import { cleanLine, textDirection, type Direction } from '../../base/text';
import type { Person } from '../person/signature';
import { LANGUAGES, type LanguageId } from './languages';
import { hasSharedScript, SHARED_SCRIPTS, textLanguage } from './text-language';

/** The language of a signature, and the direction in which it runs. */
export interface SignatureLanguage {
  /** The language of its labels and fixed words. */
  readonly words: LanguageId;
  /** HTML's `lang`: also a language that has no words here, which are English then. Undefined where it is not known. */
  readonly lang: string | undefined;
  readonly direction: Direction;
}

type Worded = Partial<Person> & Pick<Person, 'language' | 'fullName' | 'jobTitle' | 'companyName'>;

/** The language that was chosen, else that of name, title and company. */
export function signatureLanguage(person: Worded): SignatureLanguage {
  const chosen = chosenLanguage(person);
  if (chosen !== null) return { words: chosen, lang: chosen, direction: directionOf(chosen) };
  const text = cleanLine(wordsOf(person));
  const lang = textLanguage(text, person);
  return { words: knownLanguage(lang) ?? 'en', lang, direction: textDirection(text) };
}

/** What must have loaded before the language of a signature is certain; null for nothing. */
export function languageDecider(person: Worded): typeof SHARED_SCRIPTS | null {
  return chosenLanguage(person) === null && hasSharedScript(wordsOf(person))
    ? SHARED_SCRIPTS
    : null;
}

function wordsOf({ fullName, jobTitle, companyName }: Worded): string {
  return `${fullName} ${jobTitle} ${companyName}`;
}

/** The language that the visitor chose; null where they left it open. */
export function chosenLanguage({
  language = '',
}: Partial<Pick<Person, 'language'>>): LanguageId | null {
  return knownLanguage(language);
}

function knownLanguage(id: string | undefined): LanguageId | null {
  return LANGUAGES.find((language) => language.id === id)?.id ?? null;
}

/** The direction in which a language is written. */
export function directionOf(language: LanguageId): Direction {
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr';
}
