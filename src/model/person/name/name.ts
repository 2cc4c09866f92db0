import { memoize } from '../../../base/memoize';
import { cleanLine } from '../../../base/text';
import { takeAsides, type NameAndAsides } from './asides';
import {
  isCased,
  isParticle,
  splitEastern,
  splitLetters,
  type NameOrder,
  type OrderedWords,
} from './family';
import { isCompanyName } from './company';
import { EASTERN_SUFFIXES } from './names.data';
import { areDegrees, countDegrees, countTitles, isRole } from './titles';

/** The name of a person in its parts, each as it was typed, blank where it is missing. */
export interface PersonName {
  /** As typed, on one line, without signs that cannot be seen. */
  readonly text: string;
  /** The text without pronouns, for what has no room for them: address books, names of files. */
  readonly plain: string;
  /** Titles before the name. */
  readonly prefix: string;
  /** Also the only name of somebody who has one: 'Cher'. */
  readonly given: string;
  /** With its particles: 'van der Berg'. Of a company its whole name. */
  readonly family: string;
  /** Degrees and generations behind the name. */
  readonly suffix: string;
  readonly pronouns: string;
  /** A nickname, a department, whatever else stands beside the name. */
  readonly note: string;
  readonly order: NameOrder;
  readonly script: NameScript;
  readonly isCompany: boolean;
}

/** `eastern` is Han, Hangul and Kana; `cased` any script of large and small letters. */
export type NameScript = 'eastern' | 'cased' | 'other';

/** In characters. What is longer is no name. */
const LONGEST = 200;
/** In characters: initials, files and address books ask for the name of one person again and again. */
const KEPT_NAMES = 2000;

/**
 * Parts the name of a person by what is written; nothing is guessed from lists of names. `Doe, Jane` is turned where the words
 * behind the comma are no degrees. See `family.ts` for where the family name begins, `titles.ts` for titles and degrees. It
 * takes any text: where there is no name in it, the whole is the given name.
 */
export const parseName = memoize((typed: string): PersonName => {
  const text = cleanLine(typed.replace(UNSEEN, ''));
  if (text.length > LONGEST) return { ...NOTHING, text, plain: text, given: text };
  const asides = takeAsides(text);
  const whole = LETTER.test(asides.name) ? asides : { ...NOTHING, name: text, plain: text };
  if (isCompanyName(whole.name)) return companyOf(text, whole);
  return { text, ...partsOf(whole), isCompany: false };
}, KEPT_NAMES);

const NOTHING: PersonName = {
  text: '',
  plain: '',
  prefix: '',
  given: '',
  family: '',
  suffix: '',
  pronouns: '',
  note: '',
  order: 'given-first',
  script: 'other',
  isCompany: false,
};

/** Soft hyphens, blanks without width, marks of direction. Joiners are kept: Persian and Indic names need them. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;
const LETTER = /\p{L}/u;
const EASTERN =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\s々ー・･·‧]+$/u;

function companyOf(text: string, { name, ...asides }: NameAndAsides): PersonName {
  return { ...NOTHING, ...asides, text, family: name, script: scriptOf(name), isCompany: true };
}

function scriptOf(name: string): NameScript {
  if (EASTERN.test(name)) return 'eastern';
  return isCased(name) ? 'cased' : 'other';
}

function partsOf({ name, plain, pronouns, note }: NameAndAsides) {
  const script = scriptOf(name);
  const { words, prefix, suffix, notes } =
    script === 'eastern' ? easternWords(name) : letterWords(name);
  return {
    plain,
    prefix: prefix.join(' '),
    given: words.given.join(' '),
    family: words.family.join(' '),
    suffix: suffix.join(', '),
    pronouns,
    note: [note, ...notes].filter((each) => each !== '').join(', '),
    order: words.order,
    script,
  };
}

interface NameWords {
  readonly words: OrderedWords;
  readonly prefix: readonly string[];
  /** Each was between commas. */
  readonly suffix: readonly string[];
  readonly notes: readonly string[];
}

function easternWords(name: string): NameWords {
  const all = name.split(' ');
  const [first = name, ...others] = all;
  const end = others.findIndex((word) => EASTERN_SUFFIXES.has(word));
  const names = end < 0 ? all : [first, ...others.slice(0, end)];
  const suffix = end < 0 ? [] : [others.slice(end).join(' ')];
  return { words: splitEastern(names.join(' ')), prefix: [], suffix, notes: [] };
}

function letterWords(name: string): NameWords {
  const [first = name, ...behind] = name.split(/\s*[,،、，]\s*/u).filter((part) => part !== '');
  const isShouted = !/\p{Ll}/u.test(name) && isCased(name);
  const head = headOf(first, isShouted);
  const isAlone = head.words.length === 1;
  const degrees = behind.filter(
    (part) => areDegrees(part, !isShouted && !isAlone) && !(isAlone && INITIALS.test(part)),
  );
  const [turned, ...notes] = behind.filter((part) => !degrees.includes(part));
  const suffix = [...head.suffix, ...degrees];
  if (turned === undefined || !isNameLike(turned, first)) {
    const { prefix, words } = head;
    const rest = turned === undefined ? notes : [turned, ...notes];
    return { words: splitLetters(words, prefix.length > 0), prefix, suffix, notes: rest };
  }
  const tail = headOf(turned, isShouted);
  return {
    words: turnedWords(head.words, tail.words, isShouted),
    prefix: [...head.prefix, ...tail.prefix],
    suffix: [...suffix, ...tail.suffix],
    notes,
  };
}

/** 'Smith, J. R.' */
const INITIALS = /^(?:\p{Lu}\.\s?)+$/u;

/** The words of a text without titles before and degrees behind them. */
function headOf(text: string, isShouted: boolean) {
  const all = text.split(' ');
  const titles = countTitles(all);
  const words = all.slice(titles);
  const degrees = countDegrees(words, isShouted);
  const suffix = words.slice(words.length - degrees).join(' ');
  return {
    prefix: all.slice(0, titles),
    words: words.slice(0, words.length - degrees),
    suffix: suffix === '' ? [] : [suffix],
  };
}

/** Whether what stands behind a comma may be given names: no roles, lower-case words, digits or signs. */
function isNameLike(text: string, before: string): boolean {
  const hasCapitals = /\p{Lu}/u.test(before);
  return text
    .split(' ')
    .every(
      (word) =>
        /^[\p{L}\p{M}'’.‑-]+$/u.test(word) &&
        !isRole(word) &&
        (isParticle(word) || !hasCapitals || !/^\p{Ll}/u.test(word)),
    );
}

/** `Berg, Anna van der`: small words at the end belong before the family name. */
function turnedWords(
  family: readonly string[],
  names: readonly string[],
  isShouted: boolean,
): OrderedWords {
  const isName = (word: string): boolean =>
    !isParticle(word) || (!isShouted && /\p{Lu}/u.test(word));
  const end = names.findLastIndex(isName) + 1;
  const [given, particles] = end === 0 ? [names, []] : [names.slice(0, end), names.slice(end)];
  return { given, family: [...particles, ...family], order: 'family-first' };
}
