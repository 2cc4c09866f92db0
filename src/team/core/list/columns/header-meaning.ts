import { meaningsOf, type WordMeaning } from './header-words';
import { LIST_FIELDS, type ListFieldId } from '../list-fields';

/** What the words of a column's name come to. */
export interface HeaderMeaning {
  /** The field that they stand for; null where they stand for none, or not clearly. */
  readonly field: ListFieldId | null;
  /** The lower, the better. */
  readonly rank: number;
  /** Why the column is not used, whatever its cells hold. */
  readonly barred: 'private' | 'other' | null;
  /** The field that one of the words is about; null for none. */
  readonly about: ListFieldId | null;
}

/** Reads the name of a column by its words. A word that is not known leaves it open what the column holds. */
export function headerMeaning(name: string): HeaderMeaning {
  const known = MEANINGS.get(name);
  if (known !== undefined) return known;
  const meaning = readMeaning(name);
  if (MEANINGS.size === MOST_KEPT) MEANINGS.clear();
  MEANINGS.set(name, meaning);
  return meaning;
}

const MEANINGS = new Map<string, HeaderMeaning>();
const MOST_KEPT = 4000;

function readMeaning(name: string): HeaderMeaning {
  const meanings = meaningsOf(name);
  const kinds = new Set(meanings.map(({ kind }) => kind));
  const fields = new Set(meanings.flatMap((each) => (each.kind === 'field' ? [each.field] : [])));
  const [about = null] = fields;
  const barred = kinds.has('private') ? 'private' : kinds.has('other') ? 'other' : null;
  const isClear = barred === null && !kinds.has('unknown') && !kinds.has('type');
  const field = isClear && meanings.every(isFirst) ? fieldOf(fields, isSplit(name)) : null;
  const rank = meanings.length + (kinds.has('work') || fields.size > 1 ? 0 : MOST_WORDS);
  return { field: field !== null && STATES.has(field) ? null : field, rank, barred, about };
}

/** A column that states that it is of work comes before one that does not. */
const MOST_WORDS = 100;

const STATES: ReadonlySet<ListFieldId> = new Set(
  LIST_FIELDS.filter(({ use }) => use === 'state').map(({ id }) => id),
);

function isFirst(meaning: WordMeaning): boolean {
  return meaning.kind !== 'figure' || meaning.value === 1;
}

/** Whether a name joins two: 'Phone/Fax', 'Phone and mobile'. */
function isSplit(name: string): boolean {
  return /[/|&+]| (?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub) /i.test(name);
}

/** The field of a column whose words are about these. */
function fieldOf(all: ReadonlySet<ListFieldId>, isJoined: boolean): ListFieldId | null {
  const [only = null, ...more] = all;
  if (more.length === 0) return only;
  const fields = [...all].filter((field) => !WHERE.has(field));
  const [main = null, ...others] = fields;
  if (others.length === 0) return main !== null && OF_WORK.has(main) ? main : null;
  const pair = PAIRS.find(
    ({ of }) => of.length === fields.length && of.every((each) => fields.includes(each)),
  );
  return pair === undefined || (isJoined && pair.isOnlyTogether === true) ? null : pair.is;
}

/** Words that state whose something is beside a word for what it is: 'Company phone', 'Office city'. */
const WHERE: ReadonlySet<ListFieldId> = new Set(['companyName', 'office']);
const OF_WORK: ReadonlySet<ListFieldId> = new Set([
  'phone',
  'mobile',
  'fax',
  'email',
  'website',
  'address',
  'street',
  'postalCode',
  'city',
  'state',
  'country',
  'department',
  'jobTitle',
]);

interface Pair {
  readonly of: readonly ListFieldId[];
  readonly is: ListFieldId;
  /** Where a stroke stands between the two, the column holds either. */
  readonly isOnlyTogether?: true;
}

const PAIRS: readonly Pair[] = [
  { of: ['phone', 'mobile'], is: 'mobile', isOnlyTogether: true },
  { of: ['phone', 'fax'], is: 'fax', isOnlyTogether: true },
  { of: ['email', 'address'], is: 'email' },
  { of: ['website', 'address'], is: 'website' },
  { of: ['address', 'street'], is: 'street' },
  { of: ['address', 'city'], is: 'city' },
  { of: ['address', 'postalCode'], is: 'postalCode' },
  { of: ['address', 'state'], is: 'state' },
  { of: ['address', 'country'], is: 'country' },
  // 'Country/Region', and '10115 Berlin', which is how the two are printed.
  { of: ['country', 'state'], is: 'country' },
  { of: ['postalCode', 'city'], is: 'city' },
];
