import { cleanLine } from '../../../base/text';
import type { Person } from '../signature';
import { withoutLegalForm } from './company';
import { isParticle, isSmallWord } from './family';
import { parseName } from './name';

/**
 * The first letters of a name, as many as `count`: those of the given names and the family name, without titles, degrees and
 * particles. Where there are more, the last is the family's. In Han, Hangul and Kana, one is enough: the family's.
 */
export function initialsOf(name: string, count: number): string {
  const { given, family, order, script, isCompany } = parseName(name);
  if (isCompany) return companyInitials(name, count);
  if (script === 'eastern') return firstLetter(order === 'family-first' ? family : given);
  const names = wordsIn(given, isSmallParticle);
  const surnames = wordsIn(family, isSmallWord);
  const kept = surnames.length === 0 || count < 2 ? count : count - 1;
  const first = names.slice(0, kept);
  return [...first, ...surnames.slice(0, count - first.length)].map(firstLetter).join('');
}

/** The initials of a person, else of their company; blank without both. */
export function personInitials(
  { fullName, companyName }: Pick<Person, 'fullName' | 'companyName'>,
  count: number,
): string {
  return initialsOf(fullName, count) || companyInitials(cleanLine(companyName), count);
}

/** The first letters of the words of a company's name without its legal form, first and last ones where it has more than `count` words. */
export function companyInitials(name: string, count: number): string {
  const words = withoutLegalForm(name).split(/[\s-]+/);
  const last = count > 1 && words.length > count ? words.slice(-1) : [];
  const some = [...words.slice(0, count - last.length), ...last];
  return some.map(firstLetter).join('');
}

/** The words that count: without particles, unless there is nothing else. */
function wordsIn(name: string, isSkipped: (word: string) => boolean): readonly string[] {
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  const main = words.filter((word) => /\p{L}/u.test(word) && !isSkipped(word));
  return main.length === 0 ? words : main;
}

/** First names may be spelled like one, as in 'Al Gore'. */
function isSmallParticle(word: string): boolean {
  return isParticle(word) && !/\p{Lu}/u.test(word);
}

/** With the marks that belong to it; of a word without letters, its first sign. */
function firstLetter(word: string): string {
  const [letter] = /\p{L}\p{M}*/u.exec(word) ?? [...word];
  return (letter ?? '').toLocaleUpperCase();
}
