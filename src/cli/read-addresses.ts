import { joined } from '../base/sequence';
import type { AnyPeople, Member } from '../team/core/list/member';
import {
  aliasesOf,
  ownMailboxes,
  type MadeAlias,
  type MailboxAddress,
} from '../team/core/addresses/mailbox-address';
import { readAddresses } from '../team/core/addresses/read-addresses';
import type { MakeMember } from '../team/core/make-member';
import { textOption, type OptionValues } from './command';
import { readListFile } from './read-list-file';

/** People with the mailboxes that have a signature of their own among them, and the other addresses of people. */
export interface PeopleAndAddresses {
  readonly people: AnyPeople;
  readonly addresses: readonly MailboxAddress[];
}

/** Reads the list that `--addresses` names, if any; what is wrong with it is among the problems of the people. */
export async function withAddresses(
  people: AnyPeople,
  values: OptionValues,
): Promise<PeopleAndAddresses> {
  const path = textOption(values, 'addresses');
  if (path === undefined) return { people, addresses: [] };
  const { table } = await readListFile(path, {});
  const { addresses, problems } = readAddresses(table, people.members);
  const found = problems.map(({ line, message, ...rest }) => ({
    ...rest,
    line: 0,
    message: line === 0 ? `${path}: ${message}` : `${path}, line ${line}: ${message}`,
  }));
  return {
    addresses,
    people: {
      ...people,
      members: joined(people.members, ownMailboxes(addresses)),
      problems: [...people.problems, ...found],
    },
  };
}

/** The signatures of the other addresses, one after the other. */
export async function* madeAliases(
  addresses: readonly MailboxAddress[],
  members: Iterable<Member>,
  make: MakeMember,
): AsyncGenerator<MadeAlias> {
  for (const alias of aliasesOf(addresses, members)) {
    yield { alias, made: await make(alias.member) };
  }
}
