import type { Contact } from '../../view';

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

function isAddress({ kind }: Contact): boolean {
  return kind === 'address' || kind === 'secondAddress';
}
