import type { Sequence } from '../../../../base/sequence';
import { cellsOf, looksOf, sampleOf, type CellLooks } from './cell-looks';
import { TWO_SIDED, type TwoSided } from './columns.data';
import { foldHeader } from './fold-header';
import { headerMeaning } from './header-meaning';
import { KNOWN_NAMES } from './known-names';
import { LIST_FIELDS, type ListFieldId } from '../list-fields';
import { areSalutations, titlesIn } from '../cells/salutation';
import type { Mapping, TableRow } from '../table';
import { TYPED_FIELDS, typedColumns } from './typed-columns';

export { foldHeader } from './fold-header';

/** The fields that somebody chose for columns, by their folded names; null for a column that is not used. */
export type RememberedColumns = Readonly<Record<string, ListFieldId | null>>;

/**
 * Which column of a list holds what. What somebody chose comes first, then names that are known as a whole, then those whose
 * words are clear. Of several columns for a field the one with the best name counts whose cells look like it; where two are as
 * good by their words, neither. No column holds two fields. Columns of typed entries are left to `typedColumns`.
 */
export function mapColumns(
  header: readonly string[],
  remembered: RememberedColumns = {},
  rows: Sequence<TableRow> = NO_ROWS,
): Mapping {
  const folded = header.map(foldHeader);
  const found = new Map<ListFieldId, number>();
  const chosen = (name: string): ListFieldId | null | undefined =>
    Object.hasOwn(remembered, name) ? remembered[name] : undefined;
  for (const [place, name] of folded.entries()) {
    const field = chosen(name);
    if (field !== undefined && field !== null && !found.has(field)) found.set(field, place);
  }
  const typed = typedColumns(header).places;
  const free = folded.map((name, place) =>
    chosen(name) === undefined && !typed.has(place) ? name : '',
  );
  const sample = sampleOf(rows);
  for (const [field, place] of bestPlaces(header, free, sample)) {
    if (!found.has(field)) found.set(field, place);
  }
  addTwoSided(free, found, sample);
  return Object.fromEntries(found);
}

const NO_ROWS: readonly TableRow[] = [];

/** The fields that a mapping has columns for, and those of the typed entries of a header, in their usual order. */
export function mappedFields(
  mapping: Mapping,
  header: readonly string[] = [],
): readonly ListFieldId[] {
  const typed = new Set(typedColumns(header).groups.flatMap(({ kind }) => TYPED_FIELDS[kind]));
  return LIST_FIELDS.map(({ id }) => id).filter((id) => mapping[id] !== undefined || typed.has(id));
}

/** A column that may hold a field. */
interface Candidate {
  readonly field: ListFieldId;
  readonly place: number;
  /** Of names by their words, behind all that are known as a whole. */
  readonly rank: number;
  readonly isByWords: boolean;
}

/** Whether the cells of a column look like the field, in order. */
const FITS = ['fits', 'differs', 'blank'] as const;
type Fit = (typeof FITS)[number];

function bestPlaces(
  header: readonly string[],
  free: readonly string[],
  sample: readonly TableRow[],
): ReadonlyMap<ListFieldId, number> {
  const byField = new Map<ListFieldId, Candidate[]>();
  for (const [place, name] of free.entries()) {
    const candidate = name === '' ? null : candidateOf(header, name, place, sample);
    if (candidate === null) continue;
    const known = byField.get(candidate.field);
    if (known === undefined) byField.set(candidate.field, [candidate]);
    else known.push(candidate);
  }
  return new Map(
    [...byField].flatMap(([field, all]) => {
      const best = bestOf(all, sample);
      return best === null ? [] : [[field, best.place] as const];
    }),
  );
}

const BEHIND = 1000;

function candidateOf(
  header: readonly string[],
  name: string,
  place: number,
  sample: readonly TableRow[],
): Candidate | null {
  const known = KNOWN_NAMES.get(name);
  if (known === undefined && TWO_SIDED_NAMES.has(name)) return null;
  const meaning = known === undefined ? headerMeaning(header[place] ?? '') : null;
  const named = known?.field ?? meaning?.field ?? null;
  if (named === null) return null;
  const isByWords = known === undefined;
  const cells = named === 'jobTitle' ? cellsOf(sample, place) : [];
  if (areSalutations(cells)) {
    const rank = cells.some((cell) => titlesIn(cell) !== '') ? -1 : BEHIND;
    return { field: 'salutation', place, rank, isByWords };
  }
  return { field: named, place, rank: known?.rank ?? BEHIND + (meaning?.rank ?? 0), isByWords };
}

/** The best of some columns. None of two that are as good by their words, nor one whose cells look otherwise. */
function bestOf(all: readonly Candidate[], sample: readonly TableRow[]): Candidate | null {
  const [only = null, ...others] = all;
  if (others.length === 0 && only?.isByWords === false) return only;
  const fits = all.map((each) => ({ ...each, fit: fitOf(each, sample) }));
  const [first = null, second] = fits
    .filter(({ isByWords, fit }) => !isByWords || fit !== 'differs')
    .toSorted((a, b) => FITS.indexOf(a.fit) - FITS.indexOf(b.fit) || a.rank - b.rank);
  const isTied = second?.rank === first?.rank && second?.fit === first?.fit;
  return first?.isByWords === true && isTied ? null : first;
}

const LOOKS: Readonly<Partial<Record<ListFieldId, readonly CellLooks[]>>> = {
  email: ['email'],
  phone: ['phone', 'number'],
  mobile: ['phone', 'number'],
  fax: ['phone', 'number'],
  website: ['link', 'text'],
  profileImageUrl: ['link', 'text'],
};
const TEXT_LOOKS: readonly CellLooks[] = ['text', 'number', 'phone', 'link'];

function fitOf({ field, place }: Candidate, sample: readonly TableRow[]): Fit {
  if (sample.length === 0) return 'fits';
  const cells = cellsOf(sample, place);
  if (cells.length === 0) return 'blank';
  if (UNCHECKED.has(field)) return 'fits';
  return (LOOKS[field] ?? TEXT_LOOKS).includes(looksOf(cells)) ? 'fits' : 'differs';
}

/** What states whether an account is in use may be written in many ways. */
const UNCHECKED: ReadonlySet<ListFieldId> = new Set([
  'userPrincipalName',
  ...LIST_FIELDS.filter(({ use }) => use === 'state').map(({ id }) => id),
]);

function addTwoSided(
  folded: readonly string[],
  found: Map<ListFieldId, number>,
  sample: readonly TableRow[],
): void {
  const filledPlace = (name: string): number => {
    const places = folded.flatMap((each, place) => (each === name ? [place] : []));
    const filled = places.find((place) => cellsOf(sample, place).length > 0);
    return filled ?? folded.indexOf(name);
  };
  const fields = new Set(found.keys());
  for (const { names, field, beside, otherwise } of FOLDED_TWO_SIDED) {
    const name = names.find((each) => folded.includes(each));
    if (name === undefined) continue;
    const isBeside = beside.some((each) => fields.has(each)) && !found.has(field);
    const meant = isBeside ? field : otherwise;
    if (!found.has(meant)) found.set(meant, filledPlace(name));
  }
}

const FOLDED_TWO_SIDED: readonly TwoSided[] = TWO_SIDED.map((row) => ({
  ...row,
  names: row.names.map(foldHeader),
}));

const TWO_SIDED_NAMES: ReadonlySet<string> = new Set(
  FOLDED_TWO_SIDED.flatMap(({ names }) => names),
);
