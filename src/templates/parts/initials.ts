import { text } from '../../email/builders';
import type { TextNode } from '../../email/nodes';
import { fieldOrigin } from '../../model/findings';
import type { SignatureView } from '../view';

/** The first letters of the name, else of the company, first and last ones where it has more than `count` words: decoration. Null without both. */
export function initials({ name, company }: SignatureView, count: number): TextNode | null {
  const words = (name || company).split(/[\s-]+/);
  const last = count > 1 && words.length > count ? words.slice(-1) : [];
  const some = [...words.slice(0, count - last.length), ...last];
  const origin = [fieldOrigin(name === '' ? 'companyName' : 'fullName')];
  return text(some.map(firstLetter).join(''), { decorative: true, origin });
}

/** With the marks that belong to it; of a word without letters, its first sign. */
function firstLetter(word: string): string {
  const [letter] = /\p{L}\p{M}*/u.exec(word) ?? [...word];
  return (letter ?? '').toLocaleUpperCase();
}
