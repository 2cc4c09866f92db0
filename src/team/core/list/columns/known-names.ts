import { shortFieldLabel } from '../../../../model/person/text-fields';
import { NETWORK_COLUMNS, NETWORK_ENDINGS, OWN_COLUMNS } from './columns.data';
import { foldHeader } from './fold-header';
import { isListFieldId, LISTED_TEXTS, type ListFieldId } from '../list-fields';

/** The field that a column of a known name holds. */
export interface KnownName {
  readonly field: ListFieldId;
  /** The lower, the better. */
  readonly rank: number;
}

/** The names of columns that are known as a whole, as `foldHeader` gives them. */
export const KNOWN_NAMES: ReadonlyMap<string, KnownName> = knownNames();

function knownNames(): ReadonlyMap<string, KnownName> {
  const known = new Map<string, KnownName>();
  for (const [field, names] of allColumns()) {
    if (!isListFieldId(field)) continue;
    for (const [rank, name] of names.entries()) {
      const folded = foldHeader(name);
      if (!known.has(folded)) known.set(folded, { field, rank });
    }
  }
  return known;
}

function allColumns(): readonly (readonly [field: string, names: readonly string[]])[] {
  const own = Object.entries(OWN_COLUMNS).map(([field, names]) => [field, names.flat()] as const);
  const networks = Object.entries(NETWORK_COLUMNS).map(([network, names]) => {
    const ended = names.flatMap((name) => NETWORK_ENDINGS.map((ending) => name + ending));
    return [network, ended] as const;
  });
  const named = LISTED_TEXTS.filter(({ id }) => OWN_COLUMNS[id] === undefined);
  const byLabel = named.map(
    (field) => [field.id, [field.id, field.label, shortFieldLabel(field)]] as const,
  );
  return [...own, ...networks, ...byLabel];
}
