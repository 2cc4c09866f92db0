import { isCased, isParticle } from './family';
import { parseName, type PersonName } from './name';
import { EXACT_TITLES, TITLE_FIELDS } from './names.data';

/*
 * Names that are written in capitals, and how they are usually written. A name of which only the family's part is in capitals
 * is the custom of France and of East Asia, which shows readers how to address somebody: it stays as it is.
 */

/** Two or three letters are initials, or stand for themselves. */
const LEAST_LETTERS = 4;

/** Most names have no such word, and need no further look. */
const WORD_IN_CAPITALS = /(?<!\S)[^\p{Ll}\s]*\p{Lu}[^\p{Ll}\s]*\p{Lu}[^\p{Ll}\s]*(?!\S)/u;

/** Whether all of a name is in capitals, in a script that has small letters. Titles, degrees and small words do not count. */
export function isNameInCapitals(typed: string): boolean {
  if (!WORD_IN_CAPITALS.test(typed)) return false;
  const { given, family, script, isCompany } = parseName(typed);
  if (script !== 'cased' || isCompany) return false;
  const words = `${given} ${family}`.split(' ').filter((word) => !isParticle(word));
  const letters =
    words
      .filter((word) => !KEPT.test(word))
      .join('')
      .match(/\p{L}/gu) ?? [];
  const hasSmall = words.some((word) => /\p{Ll}/u.test(withoutMac(word)));
  return letters.length >= LEAST_LETTERS && !hasSmall && CASED.test(letters.join(''));
}

/**
 * A name in capitals with small letters behind the first ones: `Jan van der Berg`, `O'Dell-Marsh`, `McAlister`. Capitals do not
 * show whether somebody is `MacDonald`, `Macdonald` or `Mackey`, so `Mac` is a part of the word like any other. Degrees,
 * initials, and all that is no part of the name stay as they are.
 */
export function recasedName(typed: string): string {
  const name = parseName(typed);
  const left = wordsOf(name);
  let before = '';
  return name.text
    .split(' ')
    .map((token) => {
      const [, word = '', rest = ''] = /^(.*?)(,?)$/u.exec(token) ?? [];
      const at = left.findIndex((one) => one.word === word);
      const [known] = at < 0 ? [] : left.splice(at, 1);
      const recased = known === undefined ? word : recasedWord(known, before, name.text);
      before = recased;
      return recased + rest;
    })
    .join(' ');
}

interface NameWord {
  readonly word: string;
  readonly part: 'prefix' | 'given' | 'family';
}

function wordsOf(name: PersonName): NameWord[] {
  return (['prefix', 'given', 'family'] as const).flatMap((part) =>
    name[part].split(' ').map((word) => ({ word, part })),
  );
}

function recasedWord({ word, part }: NameWord, before: string, name: string): string {
  if (/\p{Ll}/u.test(withoutMac(word))) return word;
  const small = smallLetters(word, name);
  if (part === 'prefix') return EXACT_TITLES.has(word) ? word : recasedTitle(word);
  if (part === 'family' && isSmall(small, before)) return small;
  const isKept = part === 'given' ? KEPT : SPELLED;
  return isKept.test(word) ? word : word.split('-').map(recasedPart(part, name)).join('-');
}

/** Particles that are written small; articles behind one of them. All others are capitals in the names that have them. */
function isSmall(word: string, before: string): boolean {
  if (ARTICLES.has(word)) return SMALL.has(before);
  return SMALL.has(word.replace(/[’ʼ‘]/g, "'"));
}

const SMALL = new Set(
  "van von vom der den dem de da do dos das del du des zu zum zur bin bint ibn ter ten te tot af av op het ap 't y e i und la las le los lo".split(
    ' ',
  ),
);
const ARTICLES = new Set(['la', 'las', 'le', 'los', 'lo']);

/** Initials: without a vowel, with dots, or of one letter. Behind a vowel only what ends few short names: `AJ`, but not `AL`. */
const KEPT = /^(?:(?:\p{L}\.)+\p{L}?\.?|[B-DF-HJ-NP-TV-XZ]{2,3}|[AEIOUY][BCFGHJKPQTVWXZ]|\p{L})$/u;
const SPELLED = /^(?:(?:\p{L}\.)+\p{L}?\.?|\p{L})$/u;
const CASED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u;

function recasedPart(part: NameWord['part'], name: string) {
  return (word: string, at: number, { length }: readonly string[]): string => {
    const small = smallLetters(word, name);
    const isArticle = /^(?:[ae]l|ul|ud|ad|ar|as|an|ash|de|la|van|der)$/.test(small);
    if (isArticle && at < length - 1 && (at > 0 || part === 'family')) return small;
    return word
      .split(/(?<=['’ʼ])/u)
      .map(recasedPiece(name))
      .join('');
  };
}

/** What stands between apostrophes: a capital follows one letter, or an Italian article. */
function recasedPiece(name: string) {
  return (piece: string, at: number, pieces: readonly string[]): string => {
    const [before = ''] = at === 0 ? [] : [pieces[at - 1] ?? ''];
    const isCapital = at === 0 || (piece.length > 1 && /^(?:.|.*LL|.*NT)['’ʼ]$/u.test(before));
    if (!isCapital) return smallLetters(piece, name);
    const [, mac = '', rest = piece] = /^(M[Cc])(\p{Lu}{2}.*)$/u.exec(piece) ?? [];
    const first = mac === '' ? '' : 'Mc';
    // Dutch writes both of them large.
    const [capitals = ''] = /^IJ(?=[^AEIOUY])/u.exec(rest) ?? /^./u.exec(rest) ?? [];
    return first + capitals + smallLetters(rest, name).slice(capitals.length);
  };
}

/** As in the language of a name, where it can be known: of dotted capitals, only Turkish has these. */
function smallLetters(word: string, name: string): string {
  return /[İĞ]/u.test(name) ? word.toLocaleLowerCase('tr') : word.toLowerCase();
}

/** `PROF. DR. MED.` as `Prof. Dr. med.` */
function recasedTitle(title: string): string {
  return title.replace(/(?<![(\p{L}])\p{L}+/gu, (word) => {
    const small = word.toLowerCase();
    const isField = TITLE_FIELDS.has(small);
    return isField ? small : word.charAt(0) + small.slice(1);
  });
}

/** Names like `McDONALD` are in capitals, too. */
function withoutMac(word: string): string {
  return isCased(word) ? word.replace(/^Ma?c(?=\p{Lu}{2})/u, '') : word;
}
