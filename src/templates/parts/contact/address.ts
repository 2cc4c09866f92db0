import { text } from '../../../email/builders';
import type { TextNode } from '../../../email/nodes';
import { cityOf } from '../../../model/person/postal/city';
import type { Look } from '../../template';
import { kindOf, type Contact } from '../../view';

/** The addresses by themselves, for templates that set them apart from the other contacts. */
export function splitAddresses(contacts: readonly Contact[]): {
  readonly addresses: readonly Contact[];
  readonly others: readonly Contact[];
} {
  return {
    addresses: contacts.filter(isAddress),
    others: contacts.filter((contact) => !isAddress(contact)),
  };
}

export function isAddress(contact: Contact): boolean {
  return kindOf(contact) === 'address';
}

/** The town of the first address. Null where its shape does not show which it is. */
export function cityText(contacts: readonly Contact[]): TextNode | null {
  const address = contacts.find(({ kind }) => kind === 'address');
  return address === undefined ? null : text(cityOf(address.lines), { origin: address.origin });
}

/** Languages written with the comma that points the other way. */
const ARABIC_SCRIPT = /^(?:ar|fa|ur)\b/;

/** What parts the items of a list. Of an unknown language that runs from right to left, the letters are Arabic ones. */
export function comma({
  lang,
  direction,
}: Pick<Look, 'lang'> & Partial<Pick<Look, 'direction'>>): string {
  const isArabic = lang === undefined ? direction === 'rtl' : ARABIC_SCRIPT.test(lang);
  return isArabic ? '، ' : ', ';
}
