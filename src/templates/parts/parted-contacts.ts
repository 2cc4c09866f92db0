import { literal, stacked, type Block } from '../../email/builders';
import type { Look } from '../template';
import type { Contact } from '../view';
import { contactFlow, type ContactStyle } from './contact';

/** Both addresses by themselves, for templates that set them apart from the other contacts. */
export function partedContacts(contacts: readonly Contact[]): {
  readonly addresses: readonly Contact[];
  readonly others: readonly Contact[];
} {
  return {
    addresses: contacts.filter(isAddress),
    others: contacts.filter((one) => !isAddress(one)),
  };
}

function isAddress({ kind }: Contact): boolean {
  return kind === 'address' || kind === 'secondAddress';
}

/** Addresses without labels, as they stand on envelopes: each by itself. */
export function envelopes(addresses: readonly Contact[], style: ContactStyle, look: Look): Block {
  return stacked(
    6,
    addresses.map((address) => contactFlow([address], literal('\n'), style, look)),
  );
}
