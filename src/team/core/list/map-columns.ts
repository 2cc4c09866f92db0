import { shortFieldLabel } from '../../../model/person/text-fields';
import {
  NETWORK_COLUMNS,
  NETWORK_ENDINGS,
  OWN_COLUMNS,
  TWO_SIDED,
  type TwoSided,
} from './columns.data';
import { isListFieldId, LIST_FIELDS, LISTED_TEXTS, type ListFieldId } from './list-fields';
import type { Mapping } from './table';

/** The columns that somebody chose fields for, by their folded names; null for one that is not used. */
export type RememberedColumns = Readonly<Record<string, ListFieldId | null>>;

/**
 * Which column of a list holds what. Capitals, punctuation, accents and what stands in square brackets do not matter; what
 * somebody chose comes first. Each field has the column whose name fits it best, and no column holds two.
 */
export function mapColumns(header: readonly string[], remembered: RememberedColumns = {}): Mapping {
  const folded = header.map(foldHeader);
  const found = new Map<ListFieldId, number>();
  const chosen = (name: string): ListFieldId | null | undefined =>
    Object.hasOwn(remembered, name) ? remembered[name] : undefined;
  for (const [place, name] of folded.entries()) {
    const field = chosen(name);
    if (field !== undefined && field !== null && !found.has(field)) found.set(field, place);
  }
  const free = folded.map((name) => (chosen(name) === undefined ? name : ''));
  for (const [field, place] of bestPlaces(free)) if (!found.has(field)) found.set(field, place);
  addTwoSided(free, found);
  return Object.fromEntries(found);
}

/** The fields that a mapping has columns for, in their usual order. */
export function mappedFields(mapping: Mapping): readonly ListFieldId[] {
  return LIST_FIELDS.map(({ id }) => id).filter((id) => mapping[id] !== undefined);
}

/** The name of a column as it is compared. */
export function foldHeader(name: string): string {
  return name
    .replace(/\[[^\]]*\]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßłøđ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd' };

interface KnownName {
  readonly field: ListFieldId;
  /** The lower, the better. */
  readonly rank: number;
}

/** The column with the best name for each field; the first of several that are called the same. */
function bestPlaces(folded: readonly string[]): ReadonlyMap<ListFieldId, number> {
  const best = new Map<ListFieldId, { readonly place: number; readonly rank: number }>();
  for (const [place, name] of folded.entries()) {
    const known = KNOWN_NAMES.get(name);
    if (known === undefined) continue;
    const { field, rank } = known;
    if (rank < (best.get(field)?.rank ?? Number.POSITIVE_INFINITY))
      best.set(field, { place, rank });
  }
  return new Map([...best].map(([field, { place }]) => [field, place]));
}

function addTwoSided(folded: readonly string[], found: Map<ListFieldId, number>): void {
  const fields = new Set(found.keys());
  for (const { names, field, beside, otherwise } of FOLDED_TWO_SIDED) {
    const name = names.find((each) => folded.includes(each));
    if (name === undefined) continue;
    const isBeside = beside.some((each) => fields.has(each)) && !found.has(field);
    const meant = isBeside ? field : otherwise;
    if (!found.has(meant)) found.set(meant, folded.indexOf(name));
  }
}

const KNOWN_NAMES: ReadonlyMap<string, KnownName> = knownNames();

const FOLDED_TWO_SIDED: readonly TwoSided[] = TWO_SIDED.map((row) => ({
  ...row,
  names: row.names.map(foldHeader),
}));

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
