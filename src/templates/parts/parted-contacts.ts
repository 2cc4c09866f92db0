import type { Contact } from '../view';

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
