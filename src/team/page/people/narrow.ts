import type { ListFieldId } from '../../core/list/list-fields';
import { fieldOf } from '../../state/edit-table';
import type { TeamList } from '../../state/team-slice';

/** A screen that has room for two columns of the table. */
export const NARROW = '(max-width: 30rem)';

/** Who somebody is, in the order in which a narrow screen shows it; without whole names the last name comes first. */
const WHO: readonly ListFieldId[] = [
  'fullName',
  'email',
  'userPrincipalName',
  'surname',
  'givenName',
];
const WHO_IN_PARTS: readonly ListFieldId[] = ['surname', 'email', 'userPrincipalName', 'givenName'];

/** The columns of a table for a narrow screen: a name and an address before all others. */
export function withWhoFirst(
  { mapping }: Pick<TeamList, 'mapping'>,
  columns: readonly number[],
): readonly number[] {
  const order = mapping.fullName === undefined ? WHO_IN_PARTS : WHO;
  const rank = (place: number): number => {
    const field = fieldOf(mapping, place);
    const at = field === null ? -1 : order.indexOf(field);
    return at === -1 ? order.length : at;
  };
  return columns.toSorted((a, b) => rank(a) - rank(b));
}
