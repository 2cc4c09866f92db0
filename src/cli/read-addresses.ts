import { withAddresses, type PeopleAndAddresses } from '../team/core/addresses/with-addresses';
import type { People } from '../team/core/list/member';
import { textOption, type OptionValues } from './command';
import { readListFile } from './read-list-file';

/** Adds what the list has that `--addresses` names, if any. */
export async function withAddressesFile(
  people: People,
  values: OptionValues,
): Promise<PeopleAndAddresses> {
  const path = textOption(values, 'addresses');
  if (path === undefined) return { people, addresses: [] };
  const { table } = await readListFile(path, {});
  return withAddresses(people, table);
}
