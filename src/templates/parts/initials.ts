import { text } from '../../email/builders';
import type { TextNode } from '../../email/nodes';
import { fieldOrigin } from '../../model/findings/findings';
import { initialsOf } from '../../model/person/initials';
import type { SignatureView } from '../view';

/** The initials of the name, else of the company; of more than `count` words, the first and last. Null without both. */
export function initials({ name, company }: SignatureView, count: number): TextNode | null {
  const origin = [fieldOrigin(name === '' ? 'companyName' : 'fullName')];
  return text(initialsOf(name || company, count), { decorative: true, origin });
}
