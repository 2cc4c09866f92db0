import type { Look } from '../../template';

/** Languages written with the comma that points the other way. */
const ARABIC_SCRIPT = /^(?:ar|fa|ur)\b/;

/** What parts the items of a list. */
export function comma({ lang }: Pick<Look, 'lang'>): string {
  return ARABIC_SCRIPT.test(lang) ? '، ' : ', ';
}
