import { isNothing } from '../cells/exported-cell';
import type { ListFieldId } from '../list-fields';
import type { AnyTable, Mapping } from '../table';
import { sharedDomain } from '../columns/typed-values';

/** What a list as a whole shows about its rows. */
export interface ListContext {
  /** The domain of the company, for lists that have several addresses of each; blank where it is not needed or not clear. */
  readonly domain: string;
  /** The words for nothing that several rows have in the place of a name, as `emptyName` gives them. */
  readonly empty: ReadonlySet<string>;
}

export const NO_CONTEXT: ListContext = { domain: '', empty: new Set() };

/** What the rows of a table have in common. */
export function contextOf({ header, rows }: AnyTable, mapping: Mapping): ListContext {
  const domain = mapping.email === undefined ? sharedDomain(header, rows) : '';
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    for (const field of ['givenName', 'surname'] as const) {
      const name = cells[mapping[field] ?? -1] ?? '';
      if (!isNothing(name)) continue;
      const key = emptyName(field, name);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const several = [...counts].filter(([, count]) => count > 1);
  return { domain, empty: new Set(several.map(([key]) => key)) };
}

/** A word for nothing in the column of a field. */
export function emptyName(field: ListFieldId, name: string): string {
  return `${field} ${name.toLowerCase()}`;
}
