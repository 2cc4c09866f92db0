import { withAddresses, type PeopleAndAddresses } from '../team/core/addresses/with-addresses';
import { besideTable } from '../team/core/list/beside/beside-table';
import type { AnyPeople } from '../team/core/list/member';
import { textOption, type OptionValues } from './command';
import { readListFile } from './read-list-file';

/** Adds what the list has that `--addresses` names, if any. */
export async function withAddressesFile(
  people: AnyPeople,
  values: OptionValues,
): Promise<PeopleAndAddresses> {
  const path = textOption(values, 'addresses');
  if (path === undefined) return { people, addresses: [] };
  return withAddresses(people, besideTable(await readListFile(path, {})));
}
