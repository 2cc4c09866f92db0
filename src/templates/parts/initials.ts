import { text } from '../../email/builders';
import type { TextNode } from '../../email/nodes';
import { companyInitials, initialsOf } from '../../model/person/name/initials';
import { textsOf, type SignatureView } from '../view';

/** The initials of the name, else of the company; of more than `count` words, the first and last. Null without both. */
export function initials(signature: SignatureView, count: number): TextNode | null {
  const [source] = textsOf(signature, ['name', 'company']);
  if (source === undefined) return null;
  const letters = source.role === 'name' ? initialsOf : companyInitials;
  return text(letters(source.text, count), { decorative: true, origin: source.origin });
}
