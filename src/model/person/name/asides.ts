import { CAPITAL_DEGREES, DEGREES, PRONOUN_WORDS, TITLE_FIELDS } from './names.data';

/*
 * What stands beside a name in the same text: pronouns, nicknames, the department of somebody, as address books of companies
 * have it.
 */

export interface NameAndAsides {
  /** The text without all of them. */
  readonly name: string;
  /** The text without the pronouns. */
  readonly plain: string;
  readonly pronouns: string;
  /** Several are joined by commas. */
  readonly note: string;
}

/** Parts a line into a name and what stands beside it: in brackets, in quotation marks, behind a dash or a bar. */
export function takeAsides(line: string): NameAndAsides {
  const { plain, pronouns } = takePronouns(line);
  const found: string[] = [];
  const take = (whole: string, words: string): string => {
    if (isOfTitle(words)) return whole;
    found.push(words.trim());
    return ' ';
  };
  const bare = NICKNAMES.reduce((text, pattern) => text.replace(pattern, take), plain);
  const [name = '', ...behind] = bare.split(SEPARATOR);
  const note = [...found, ...behind.map(folded)].filter((each) => each !== '').join(', ');
  return { name: folded(name), plain, pronouns, note };
}

/** The text without its pronouns, which stand in brackets or at its end. */
function takePronouns(line: string): Pick<NameAndAsides, 'plain' | 'pronouns'> {
  const found: string[] = [];
  let left = line.replace(BRACKETS, (whole: string, words: string) => {
    if (!arePronouns(words)) return whole;
    found.push(words.trim());
    return ' ';
  });
  for (;;) {
    const [trailing, words = ''] = TRAILING_PRONOUNS.exec(left) ?? [];
    if (trailing === undefined || !arePronouns(words)) break;
    found.push(words);
    left = left.slice(0, -trailing.length);
  }
  return { plain: folded(left), pronouns: found.join(', ') };
}

/** Whether a text is two pronouns or more, or states that it is pronouns. */
export function arePronouns(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.length > 1 && words.length < 9 && words.every((word) => PRONOUN_WORDS.has(word));
}

/** Brackets of titles and degrees: 'Dipl.-Ing. (FH)', 'BSc (Hons)'. */
function isOfTitle(words: string): boolean {
  const word = words.toLowerCase();
  return TITLE_FIELDS.has(word) || DEGREES.has(word) || CAPITAL_DEGREES.has(word);
}

/** Blanks folded, and nothing left at the ends that separated something. */
function folded(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,;|·•]|[–—-]\s)+|(?:[\s,;|·•]|(?<=\s)[–—-])+$/g, '');
}

const BRACKETS = /[([（［]([^()[\]（）［］]*)[)\]）］]/gu;
const NICKNAMES = [
  BRACKETS,
  /(?<!\S)["“„«‟]([^"“”„«»]+)["”“»](?![^\s,])/gu,
  /(?<!\S)['‘]([^'‘’]+)['’](?![^\s,])/gu,
];
const TRAILING_PRONOUNS = /[\s,|·•–—-]([\p{L}\p{M}]+(?:\s?\/\s?[\p{L}\p{M}]+)+)\s?$/u;
/** A hyphen with blanks around it is a dash. */
const SEPARATOR = /\s[|•·/–—-]\s|\s?[|•]\s?/u;
