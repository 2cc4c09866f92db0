import { text } from '../../../email/builders';
import type { TextNode } from '../../../email/nodes';
import { cityOf } from '../../../model/person/city';
import type { Contact } from '../../view';

/** The town of the first address. Null where its shape does not show which it is. */
export function cityText(contacts: readonly Contact[]): TextNode | null {
  const address = contacts.find(({ kind }) => kind === 'address');
  return address === undefined ? null : text(cityOf(address.lines), { origin: address.origin });
}
