import type { People } from '../list/member';
import { problemsOf } from '../list/problems-of';
import type { ListTable } from '../list/table';
import { ownMailboxes, type MailboxAddress } from './mailbox-address';
import { readAddresses } from './read-addresses';

/** People with the mailboxes that have a signature of their own among them, and the other addresses of people. */
export interface PeopleAndAddresses {
  readonly people: People;
  readonly addresses: readonly MailboxAddress[];
}

/** People with what a list of other addresses has; what is wrong with it is among their problems. */
export function withAddresses(people: People, list: ListTable): PeopleAndAddresses {
  const { addresses, problems } = readAddresses(list, people.members);
  return {
    addresses,
    people: {
      ...people,
      members: [...people.members, ...ownMailboxes(addresses)],
      problems: [...people.problems, ...problemsOf('addresses', problems)],
    },
  };
}
