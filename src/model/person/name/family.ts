import {
  DEVOTIONS,
  FAMILY_ENDINGS,
  FIRST_PARTICLES,
  JOINERS,
  KOREAN_DOUBLES,
  PARTICLES,
} from './names.data';

/* Where in a name the family's begins. The words are those between titles and degrees. */

export type NameOrder = 'given-first' | 'family-first';

export interface OrderedWords {
  readonly given: readonly string[];
  readonly family: readonly string[];
  readonly order: NameOrder;
}

/**
 * Names in letters, given names first. In this order: what alone is in capitals is the family's (`Jean DE LA TOUR`,
 * `DOE Jane`), else what begins with a particle (`van der Berg`, `bin Salman`) or is joined (`Ortega y Gasset`), else the last
 * word. Two family names of Spain without either look like two first names: the last one is taken.
 */
export function splitLetters(words: readonly string[], hasTitle: boolean): OrderedWords {
  const [first = ''] = words;
  // 'Mr Smith', but 'Cher'.
  if (words.length === 1) return hasTitle ? at(0, words) : at(1, words);
  return byCapitals(words) ?? at(startsWithParticle(first) ? 0 : familyStart(words), words);
}

function at(start: number, words: readonly string[]): OrderedWords {
  return { given: words.slice(0, start), family: words.slice(start), order: 'given-first' };
}

function familyStart(words: readonly string[]): number {
  const count = words.length;
  const from = firstNames(words);
  const particle = words.findIndex(
    (word, place) => place >= from && place < count - 1 && beginsFamily(word),
  );
  const joiner = words.findIndex(
    (word, place) => place > from && place < count - 1 && JOINING_LETTER.test(word),
  );
  const ending = FAMILY_ENDINGS.has(words[count - 1]?.toLowerCase() ?? '') && count > 2 ? 2 : 1;
  const starts = [particle, joiner - 1, count - ending];
  return Math.min(...starts.filter((start) => start >= from));
}

/** Capitals are middle initials, but for the Y of Spanish names that are in capitals as a whole. */
const JOINING_LETTER = /^[yei]$|^Y$/;

/** How many words can only be first names: one, or those that a particle is in. */
function firstNames(words: readonly string[]): number {
  const devotion = DEVOTIONS.exec(words.join(' '))?.[0];
  if (devotion !== undefined) return devotion.trim().split(' ').length;
  return isFirstParticle(words[0]) && words.length > 2 ? 2 : 1;
}

function isFirstParticle(word = ''): boolean {
  return FIRST_PARTICLES.has(word.toLowerCase());
}

/** Whether a name is a family's alone: 'de Gaulle'. In capitals, particles are first names: 'Van Morrison'. */
function startsWithParticle(word: string): boolean {
  return isParticle(word) && /^\P{Lu}+$/u.test(word) && !isFirstParticle(word) && isCased(word);
}

/** A small word that begins a family name; also at the end of a word: 'Jansen-de Vries'. */
function beginsFamily(word: string): boolean {
  const [, tail = word] = /-([^-]+)$/.exec(word) ?? [];
  return isParticle(tail);
}

/** Whether a word is a small one of family names, however it is written. */
export function isParticle(word: string): boolean {
  return PARTICLES.has(word.toLowerCase().replace(/[’ʼ‘]/g, "'").replace(/\.$/, ''));
}

/** Whether a word is a particle, or joins names. */
export function isSmallWord(word: string): boolean {
  return isParticle(word) || JOINERS.has(word.toLowerCase());
}

/** The custom of France, and of those whose family names come first: nothing but the family name is in capitals. */
function byCapitals(words: readonly string[]): OrderedWords | null {
  if (!words.some(hasSmall)) return null;
  const isEach = words.map((word) => isInCapitals(word) || isParticle(word));
  const isLoud = words.map(isInCapitals);
  const end = isEach.lastIndexOf(false) + 1;
  if (end > 0 && isLoud.at(-1) === true) return at(end, words);
  const start = isEach.indexOf(false);
  if (start > 0 && isLoud[start - 1] === true && isLoud[0] === true) {
    return { given: words.slice(start), family: words.slice(0, start), order: 'family-first' };
  }
  return null;
}

function hasSmall(word: string): boolean {
  return /\p{Ll}/u.test(word) && !isParticle(word);
}

/** Whether a word is in capitals, and not for being initials: these have no vowel, or begin with the only one. */
export function isInCapitals(word: string): boolean {
  const letters = word.replace(/[^\p{L}\p{M}]/gu, '').replace(/^Ma?c(?=\p{Lu}{2})/u, '');
  return (
    letters.length > 1 && /^\P{Ll}+$/u.test(letters) && isCased(letters) && !INITIALS.test(word)
  );
}

const INITIALS = /^(?:(?:\p{L}\.)+\p{L}?|[B-DF-HJ-NP-TV-XZ]{1,3}|[AEIOUY]\p{L}|\p{L})\.?$/u;

/** Whether a word is in a script of large and small letters. */
export function isCased(word: string): boolean {
  return word.toLowerCase() !== word.toUpperCase();
}

/**
 * Names in Han, Hangul and Kana: the family first where a blank stands between the names, the other way round where a dot does,
 * as in names of elsewhere (ジェーン・ドウ). Without either, only Korean names can be parted.
 */
export function splitEastern(name: string): OrderedWords {
  const elsewhere = name.split(/[・･·‧]/u).map((part) => part.trim());
  if (elsewhere.length > 1) return at(elsewhere.length - 1, elsewhere);
  const words = name.split(' ');
  const [first = '', ...given] = words;
  if (given.length === 0) return eastern(...partKorean(first));
  // Korean family names are short: a longer word is the first name of somebody from elsewhere.
  const isElsewhere = /^[가-힣]{2,}$/u.test(first) && !isKoreanDouble(first);
  return isElsewhere ? at(words.length - 1, words) : eastern(first, given.join(' '));
}

function eastern(family: string, given: string): OrderedWords {
  return { family: [family], given: given === '' ? [] : given.split(' '), order: 'family-first' };
}

function partKorean(name: string): readonly [string, string] {
  if (!/^[가-힣]{2,4}$/u.test(name)) return [name, ''];
  const length = KOREAN_DOUBLES.test(name) && name.length > 2 ? 2 : 1;
  return [name.slice(0, length), name.slice(length)];
}

function isKoreanDouble(word: string): boolean {
  return word.length === 2 && KOREAN_DOUBLES.test(word);
}
