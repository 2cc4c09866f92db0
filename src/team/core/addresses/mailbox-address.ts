import { filtered, type Sequence } from '../../../base/sequence';
import { nameOf } from '../list/people/facts';
import type { Member } from '../list/member';
import { memberFile, type MadeSignature } from '../member';

/*
 * People send from other addresses than their own: aliases, and mailboxes that they share or write for. A list of its own has
 * them, since the list of people has one row for each.
 */

/** An address that somebody sends from beside their own, or that has a mailbox of its own. */
export interface MailboxAddress {
  /** The line of its list in which it stands; the first is 1. */
  readonly line: number;
  /** In lower case. */
  readonly address: string;
  /** The address of the member who sends from it; null for a mailbox with a signature of its own. */
  readonly owner: string | null;
  /** What recipients see beside the address; blank for the name of the person. */
  readonly shownName: string;
}

/** An address of a member, with what its signature is made of. */
export interface Alias {
  readonly owner: Member;
  /** What recipients see beside the address. */
  readonly shownName: string;
  /** The name of its file, without an ending: several people may send from the same address. */
  readonly file: string;
  /** The person at this address. */
  readonly member: Member;
}

/** An address of a member, with its signature. */
export interface MadeAlias {
  readonly alias: Alias;
  readonly made: MadeSignature;
}

/** Mailboxes with a signature of their own, as members. Their signature has what is the company's, a name and an address. */
export function ownMailboxes(addresses: readonly MailboxAddress[]): readonly Member[] {
  return addresses
    .filter(({ owner }) => owner === null)
    .map(({ line, address, shownName }) => ({
      line,
      address,
      facts: { email: address, ...(shownName === '' ? {} : { fullName: shownName }) },
    }));
}

/** The members who are people: a mailbox has none of their details, and would count as somebody who lacks them. */
export function withoutMailboxes(
  members: Sequence<Member>,
  addresses: readonly MailboxAddress[] = [],
): Sequence<Member> {
  const own = new Set(addresses.flatMap(({ address, owner }) => (owner === null ? address : [])));
  return own.size === 0 ? members : filtered(members, ({ address }) => !own.has(address));
}

/** The addresses from which members send besides their own. Owners that are not among the members are left out. */
export function aliasesOf(
  addresses: readonly MailboxAddress[],
  members: Iterable<Member>,
): readonly Alias[] {
  const owners = new Set(addresses.map(({ owner }) => owner));
  const known = new Map<string, Member>();
  for (const member of owners.size === 0 ? [] : members) {
    if (owners.has(member.address)) known.set(member.address, member);
  }
  return addresses.flatMap(({ line, address, owner, shownName }) => {
    const person = known.get(owner ?? '');
    if (person === undefined) return [];
    return {
      owner: person,
      shownName: shownName === '' ? nameOf(person.facts) : shownName,
      file: memberFile({ address: `${address} ${person.address}` }),
      member: { line, address, facts: { ...person.facts, email: address } },
    };
  });
}
