import {
  CAPITAL_DEGREES,
  DEGREES,
  DOTTED_TITLES,
  EXACT_TITLES,
  ROLE_CAPITALS,
  TITLE_FIELDS,
  TITLES,
} from './names.data';

/* Titles before a name, and degrees behind it. */

/** How many words at the start are titles; one word is always left. */
export function countTitles(words: readonly string[]): number {
  let count = 0;
  while (count < words.length - 1) {
    const word = words[count] ?? '';
    const isExact = EXACT_TITLES.has(word) && words.length - count > 2;
    if (!isExact && !isTitle(word, count > 0)) break;
    count++;
  }
  return count;
}

/** Whether a word is a title: `Dr.`, `Dipl.-Ing.`; behind a title also what goes on with it: `med.`, `h.c.`, `(FH)`. */
export function isTitle(word: string, isBehindTitle: boolean): boolean {
  const plain = bareWord(word);
  if (TITLES.has(plain)) return true;
  const isDotted = /[.()'ªº]/.test(plain);
  const parts = plain.split(/[.\-/()'ªº]+/).filter((part) => part !== '');
  const [first = '', ...others] = parts;
  const isFirst = TITLES.has(first) || (isDotted && DOTTED_TITLES.has(first));
  if (isFirst) return others.every(isPartOfTitle);
  return isBehindTitle && isDotted && parts.length > 0 && parts.every(isPartOfTitle);
}

function isPartOfTitle(part: string): boolean {
  return TITLES.has(part) || DOTTED_TITLES.has(part) || TITLE_FIELDS.has(part);
}

/** In small letters, with plain signs for the quotation marks of Hebrew and for apostrophes. */
function bareWord(word: string): string {
  return word.toLowerCase().replaceAll('״', '"').replace(/[’׳]/g, "'");
}

/**
 * How many words at the end are degrees or generations. Without a comma before them, two words of a name are left by those
 * that could be a name. `isShouted`: the whole text is in capitals.
 */
export function countDegrees(words: readonly string[], isShouted: boolean): number {
  let count = 0;
  for (;;) {
    const left = words.length - count;
    // 'M. Sc.'
    const pair = words.slice(left - 2, left).join('');
    const word = words[left - 1] ?? '';
    if (left > 2 && /^\p{L}+\.\p{L}/u.test(pair) && isSureDegree(pair)) count += 2;
    else if (left > 1 && isSureDegree(word)) count++;
    else if (left > 2 && isCapitalDegree(word, isShouted)) count++;
    else return count;
  }
}

/** Whether a word behind a name is a degree, whatever stands before it. */
function isSureDegree(word: string): boolean {
  if (isSpelled(word) && GENERATION.test(lettersOf(word))) return false;
  const letters = lettersOf(word);
  return DEGREES.has(letters) || (isSpelled(word) && CAPITAL_DEGREES.has(letters));
}

/** Whether there is a dot in a word, as in 'M.A.'; 'J.R.' are initials. */
function isSpelled(word: string): boolean {
  return /\p{L}\.\p{L}/u.test(word);
}

const GENERATION = /^(?:[js]r|jun|sen)$/;

function isCapitalDegree(word: string, isShouted: boolean): boolean {
  const letters = lettersOf(word);
  const isWritten = CAPITAL_DEGREES.has(letters) && letters.length < 6 && /^\P{Ll}+$/u.test(word);
  return isWritten && !(isShouted && NAMES_TOO.test(letters));
}

const NAMES_TOO = /^(?:ma|do|ba)$/;

/** Whether a word is a degree where a comma stands before it; unknown ones are recognized by their capitals: `CISSP`, `MRes`. */
export function isDegree(word: string): boolean {
  const bare = word.replace(/[,;]$/u, '');
  return isKnownDegree(bare) || (UNKNOWN_DEGREE.test(bare) && !isRole(bare));
}

function isKnownDegree(word: string): boolean {
  return isSureDegree(word) || CAPITAL_DEGREES.has(lettersOf(word));
}

/** Whether capitals are a role or a unit: `CEO`, `HR`. */
export function isRole(word: string): boolean {
  return ROLE_CAPITALS.test(word);
}

const UNKNOWN_DEGREE = /^\p{Lu}[\p{L}\p{Nd}.-]{0,8}[\p{Lu}\p{Nd}][\p{L}.]?[®™]?$/u;

/** Whether a text between commas is nothing but degrees and titles: `M. Sc.`, `PhD FRCS`. */
export function areDegrees(text: string, mayBeUnknown: boolean): boolean {
  const words = text.split(' ');
  return isKnown(words.join('')) || words.every(mayBeUnknown ? isDegreeOrTitle : isKnown);
}

function isKnown(word: string): boolean {
  return isKnownDegree(word) || isTitle(word, true);
}

function isDegreeOrTitle(word: string): boolean {
  return isDegree(word) || isTitle(word, true);
}

function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
}
