import { cleanLine, textDirection, textLanguage, type Direction } from '../../base/text';
import type { Person } from '../person/signature';
import { LANGUAGES, type LanguageId } from './languages';

/** The language of a signature, and the direction in which it runs. */
export interface SignatureLanguage {
  /** The language of its labels and fixed words. */
  readonly words: LanguageId;
  /** HTML's `lang`: also a language that has no words here, which are English then. */
  readonly lang: string;
  readonly direction: Direction;
}

/** The language that was chosen, else that of the script of name, title and company. */
export function signatureLanguage(
  person: Pick<Person, 'language' | 'fullName' | 'jobTitle' | 'companyName'>,
): SignatureLanguage {
  const chosen = chosenLanguage(person);
  if (chosen !== null) return { words: chosen, lang: chosen, direction: directionOf(chosen) };
  const text = cleanLine(`${person.fullName} ${person.jobTitle} ${person.companyName}`);
  const lang = textLanguage(text);
  return { words: languageByScript(lang, text), lang, direction: textDirection(text) };
}

/** The language that the visitor chose; null where they left it to the script. */
export function chosenLanguage({
  language = '',
}: Partial<Pick<Person, 'language'>>): LanguageId | null {
  return knownLanguage(language);
}

/** Han letters are Chinese and Japanese alike, and these Arabic letters are Persian and Urdu alike: English is used there. */
function languageByScript(lang: string, text: string): LanguageId {
  const isSure = lang !== 'zh' && !/[پچژگکیٹڈڑے]/u.test(text);
  return (isSure ? knownLanguage(lang) : null) ?? 'en';
}

function knownLanguage(id: string): LanguageId | null {
  return LANGUAGES.find((language) => language.id === id)?.id ?? null;
}

function directionOf(language: LanguageId): Direction {
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr';
}
