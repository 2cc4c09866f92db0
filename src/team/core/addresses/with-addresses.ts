import { joined } from '../../../base/sequence';
import type { AnyPeople } from '../list/member';
import { problemsOf } from '../list/beside/problems-of';
import type { AnyTable } from '../list/table';
import { ownMailboxes, type MailboxAddress } from './mailbox-address';
import { readAddresses } from './read-addresses';

/** People with the mailboxes that have a signature of their own among them, and the other addresses of people. */
export interface PeopleAndAddresses {
  readonly people: AnyPeople;
  readonly addresses: readonly MailboxAddress[];
}

/** People with what a list of other addresses has; what is wrong with it is among their problems. */
export function withAddresses(people: AnyPeople, list: AnyTable): PeopleAndAddresses {
  const { addresses, problems } = readAddresses(list, people.members);
  return {
    addresses,
    people: {
      ...people,
      members: joined(people.members, ownMailboxes(addresses)),
      problems: [...people.problems, ...problemsOf('addresses', problems)],
    },
  };
}
