import type { Contact } from '../view';

/** The address by itself, for templates that set it apart from the other contacts. */
export function splitAddress(contacts: readonly Contact[]): {
  readonly address: readonly Contact[];
  readonly others: readonly Contact[];
} {
  return {
    address: contacts.filter(({ kind }) => kind === 'address'),
    others: contacts.filter(({ kind }) => kind !== 'address'),
  };
}

/** All addresses by themselves, the second one too. */
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
