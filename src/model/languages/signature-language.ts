import { cleanLine, textDirection, textLanguage, type Direction } from '../../base/text';
import type { Person } from '../person/signature';
import { LANGUAGES, type LanguageId } from './languages';

/** What a signature speaks, and to which side it runs. */
export interface SignatureLanguage {
  /** The language of its labels and fixed words. */
  readonly words: LanguageId;
  /** As HTML says it: also a language of which there are no words, which are English then. */
  readonly lang: string;
  readonly direction: Direction;
}

/** The language that was chosen, else the one that the script of name, title and company tells. */
export function signatureLanguage(
  person: Pick<Person, 'language' | 'fullName' | 'jobTitle' | 'companyName'>,
): SignatureLanguage {
  const chosen = chosenLanguage(person);
  if (chosen !== null) return { words: chosen, lang: chosen, direction: directionOf(chosen) };
  const said = cleanLine(`${person.fullName} ${person.jobTitle} ${person.companyName}`);
  const lang = textLanguage(said);
  return { words: toldByScript(lang, said), lang, direction: textDirection(said) };
}

/** The language that the visitor chose; null where they left it to the script. */
export function chosenLanguage({
  language = '',
}: Partial<Pick<Person, 'language'>>): LanguageId | null {
  return knownLanguage(language);
}

/** Han letters are Chinese and Japanese alike, and these ones of Arabic script are Persian's and Urdu's: English is no mistake there. */
function toldByScript(lang: string, said: string): LanguageId {
  const isSure = lang !== 'zh' && !/[پچژگکیٹڈڑے]/u.test(said);
  return (isSure ? knownLanguage(lang) : null) ?? 'en';
}

function knownLanguage(id: string): LanguageId | null {
  return LANGUAGES.find((language) => language.id === id)?.id ?? null;
}

function directionOf(language: LanguageId): Direction {
  return language === 'ar' || language === 'he' ? 'rtl' : 'ltr';
}
