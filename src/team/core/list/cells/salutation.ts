import { isTitle } from '../../../../model/person/name/titles';
import { foldWord } from '../columns/fold-header';

/*
 * What stands before a name in a column of its own: titles, which are printed, and forms of address, which are not.
 */

/** The titles in a cell, as they are written: 'Prof. Dr.' of 'Frau Prof. Dr.'; blank for a mere form of address. */
export function titlesIn(cell: string): string {
  const words = cell.split(/\s+/);
  const kept = words.filter((word, at) => !isFormOfAddress(word) && isTitle(word, at > 0));
  return kept.join(' ');
}

/** Whether most of these cells are titles or forms of address, and no roles. */
export function areSalutations(cells: readonly string[]): boolean {
  let others = 0;
  for (const cell of cells) {
    if (!isSalutation(cell)) others++;
    if (others > cells.length * MOST_OTHERS) return false;
  }
  return cells.length > 0;
}

const MOST_OTHERS = 0.4;

function isSalutation(cell: string): boolean {
  return cell.split(/\s+/).every((word, at) => isFormOfAddress(word) || isTitle(word, at > 0));
}

function isFormOfAddress(word: string): boolean {
  return FORMS_OF_ADDRESS.has(foldWord(word));
}

const FORMS_OF_ADDRESS: ReadonlySet<string> = new Set(
  'mr mister mrs ms mx miss herr herrn hr frau fr frl fräulein m mme mmes mlle madame monsieur mademoiselle sr sra srta señor señora señorita sig sigra signor signore signora signorina senhor senhora dhr mevr mw mevrouw heer mevrouw dame pan pani пан пані г гн гжа господин госпожа 様 さん 氏 先生 女士 小姐 السيد السيدة الآنسة אדון מר גברת גב'
    .split(' ')
    .map(foldWord),
);
