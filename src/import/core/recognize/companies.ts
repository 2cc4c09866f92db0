import { DENSE_COMPANY, LEGAL_FORM } from '../../../model/person/name/names.data';
import { COMPANY_WORDS, HOUSES } from './data/names.data';

/** Where the first legal form in a text ends; 0 where it has none. */
export function endOfLegalForm(text: string): number {
  const form = LEGAL_FORM.exec(text);
  return form === null || form.index === 0 ? 0 : form.index + form[0].length;
}

/** Whether a text is a company's name, as far as its words show. */
export function hasLegalForm(text: string): boolean {
  return endOfLegalForm(text) > 0 || DENSE_COMPANY.test(text);
}

export function hasCompanyWord(text: string): boolean {
  return COMPANY_WORDS.test(text);
}

/** Whether words name a university, an institute or a hospital: what has parts that are called like firms. */
export function isHouse(text: string): boolean {
  return HOUSES.test(text);
}

/** How far a text is the same as the word of a host: all of it, a part, nothing. */
export function agreementOf(text: string, own: string): 'whole' | 'part' | 'none' {
  const host = condensed(own);
  if (host.length < 2) return 'none';
  const form = LEGAL_FORM.exec(text);
  const name = form === null || form.index === 0 ? text : text.slice(0, form.index);
  const all = [condensed(name), condensed(withUmlauts(name))];
  if (all.includes(host)) return 'whole';
  const words = name.split(/[\s,.&+/-]+/u).filter((word) => word !== '');
  const [first = ''] = words.map(condensed);
  const initials = condensed(words.map((word) => word.charAt(0)).join(''));
  const isPart =
    (host.length > 3 && all.some((words) => words.includes(host))) ||
    (first.length > 3 && host.includes(first)) ||
    words.map(condensed).some((word) => word.length > 3 && host.startsWith(word)) ||
    (host.length > 2 && words.some((word) => condensed(word) === host)) ||
    (initials.length > 2 && initials === host);
  return isPart ? 'part' : 'none';
}

/** Letters and digits alone, small and without accents. */
export function condensed(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** As German hosts have them. */
export function withUmlauts(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa');
}
