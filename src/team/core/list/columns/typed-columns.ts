import { meaningsOf, wordsOf } from './header-words';
import type { ListFieldId } from '../list-fields';
import { KIND_NAMES, OTHER_NAMES, OTHER_PARTS, PART_NAMES } from './typed-columns.data';

/*
 * Entries of which each has a type in a column of its own, as Google, GAM, SCIM and programs that flatten JSON export them:
 * `phones.0.type` beside `phones.0.value`, 'Address 1 - Label' beside 'Address 1 - City'. Which entry counts is decided in each
 * row, by `typed-values.ts`. What such columns are called alone does not show whose number they hold.
 */

/** What the entries of a group are. */
export type TypedKind =
  'phone' | 'email' | 'address' | 'organization' | 'website' | 'location' | 'other';

/** A part of an entry that ends up in a field. */
export type TypedPart = keyof typeof PART_NAMES;

/** One of the entries: the places of its columns. */
export interface TypedEntry {
  readonly type: number | undefined;
  /** For types of somebody's own, which have a name in a column beside the type. */
  readonly customType: number | undefined;
  readonly primary: number | undefined;
  readonly values: Readonly<Partial<Record<TypedPart, number>>>;
}

export interface TypedGroup {
  readonly kind: TypedKind;
  /** In the order of the list. */
  readonly entries: readonly TypedEntry[];
}

/** The typed groups that a header has. */
export interface TypedColumns {
  readonly groups: readonly TypedGroup[];
  /** The places of all of their columns, none of which is matched by its name. */
  readonly places: ReadonlySet<number>;
}

/** The typed groups of a header, found once. */
export function typedColumns(header: readonly string[]): TypedColumns {
  const known = FOUND.get(header);
  if (known !== undefined) return known;
  const found = findGroups(header);
  FOUND.set(header, found);
  return found;
}

const FOUND = new WeakMap<readonly string[], TypedColumns>();

/** The fields that the entries of a kind may have values for. */
export const TYPED_FIELDS: Readonly<Record<TypedKind, readonly ListFieldId[]>> = {
  phone: ['phone', 'mobile', 'fax'],
  email: ['email'],
  address: ['address', 'street', 'postalCode', 'city', 'state', 'country'],
  organization: ['jobTitle', 'department', 'companyName'],
  website: ['website'],
  location: ['office'],
  other: [],
};

const KINDS: ReadonlyMap<string, TypedKind> = new Map([
  ...Object.entries(KIND_NAMES).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as keyof typeof KIND_NAMES] as const),
  ),
  ...OTHER_NAMES.split(' ').map((name) => [name, 'other'] as const),
]);

const PARTS: ReadonlyMap<string, TypedPart | keyof typeof OTHER_PARTS> = new Map([
  ...namesOf(PART_NAMES),
  ...namesOf(OTHER_PARTS),
]);

function namesOf<Id extends string>(table: Readonly<Record<Id, string>>) {
  const ids = Object.keys(table) as Id[];
  return ids.flatMap((id) => table[id].split(' ').map((name) => [name, id] as const));
}

/** A column that may belong to an entry of a group. */
interface TypedColumn {
  readonly place: number;
  readonly kind: TypedKind;
  /** The words of the group, those before its kind among them: groups of one kind may stand beside each other. */
  readonly group: string;
  /** Blank for an entry without a number. */
  readonly index: string;
  /** Undefined for what nothing is done with. */
  readonly part: TypedPart | keyof typeof OTHER_PARTS | 'type' | undefined;
  /** Whether the kind is in the plural, as keys of JSON are. */
  readonly isPlural: boolean;
}

function findGroups(header: readonly string[]): TypedColumns {
  const groups: TypedGroup[] = [];
  const places = new Set<number>();
  for (const columns of grouped(header.flatMap((name, place) => columnOf(name, place) ?? []))) {
    const [{ kind } = { kind: 'other' as const }] = columns;
    const all = columns.filter((column) => isOfGroup(column, columns));
    if (!isGroup(kind, all)) continue;
    groups.push({ kind, entries: entriesOf(all) });
    for (const { place } of all) places.add(place);
  }
  return { groups, places };
}

function grouped(columns: readonly TypedColumn[]): Iterable<readonly TypedColumn[]> {
  const groups = new Map<string, TypedColumn[]>();
  for (const column of columns) {
    const group = groups.get(column.group);
    if (group === undefined) groups.set(column.group, [column]);
    else group.push(column);
  }
  return groups.values();
}

function columnOf(name: string, place: number): TypedColumn | null {
  const words = wordsOf(name);
  const at = words.findIndex((word, index) => index > 0 && /^\d+$/.test(word));
  const end = at === -1 ? unnumberedEnd(words) : at;
  const { kind, group } = kindBefore(words, end);
  if (kind === undefined) return null;
  const index = at === -1 ? '' : (words[at] ?? '');
  const own = partOf(words.slice(at === -1 ? end : at + 1));
  // The address of an email entry is its value.
  const part = own === 'formatted' && kind !== 'address' ? 'value' : own;
  return { place, kind, group, index, part, isPlural: (words[end - 1] ?? '').endsWith('s') };
}

/** Where the words of the kind end in a name without a number: all of them, or all before 'type'. */
function unnumberedEnd(words: readonly string[]): number {
  return words.length > 1 && isType(words.slice(-1)) ? words.length - 1 : words.length;
}

function kindBefore(words: readonly string[], end: number) {
  const pair = words.slice(Math.max(0, end - 2), end).join('');
  const one = words[end - 1] ?? '';
  const kind = KINDS.get(pair) ?? KINDS.get(one);
  const length = KINDS.has(pair) ? Math.min(2, end) : 1;
  return { kind, group: [...words.slice(0, end - length), kind ?? ''].join(' ') };
}

function partOf(words: readonly string[]): TypedColumn['part'] {
  if (words.length === 0) return 'value';
  return PARTS.get(words.join('')) ?? (isType(words) ? 'type' : undefined);
}

/** 'type', 'Label', 'Address Type'. */
function isType(words: readonly string[]): boolean {
  const [last, ...others] = words.toReversed();
  return (
    meaningsOf(last ?? '').every(({ kind }) => kind === 'type') &&
    others.every((word) => KINDS.has(word))
  );
}

/** A column without a number is of the group where that has a type without one; 'phones' alone is how many there are. */
function isOfGroup({ index, part, isPlural }: TypedColumn, all: readonly TypedColumn[]): boolean {
  if (index !== '' || part === 'type') return true;
  const hasOwnType = all.some((each) => each.index === '' && each.part === 'type');
  return hasOwnType || (isPlural && all.some((each) => each.index !== ''));
}

/** Kinds that are of work, or are compared with the rest of the list, without a type. */
function isGroup(kind: TypedKind, columns: readonly TypedColumn[]): boolean {
  const isNumbered = columns.some(({ index, part }) => index !== '' && part !== 'value');
  if (kind === 'other') return isNumbered;
  const hasType = columns.some(({ part }) => part === 'type');
  const hasValue = columns.some(
    ({ part }) => part !== undefined && Object.hasOwn(PART_NAMES, part),
  );
  if (!hasValue) return false;
  if (kind === 'organization' || kind === 'location') return isNumbered;
  if (kind === 'email')
    return columns.some(
      ({ index, isPlural, part }) =>
        index !== '' && (isPlural || part === 'type' || part === 'primary'),
    );
  return hasType;
}

function entriesOf(columns: readonly TypedColumn[]): readonly TypedEntry[] {
  const indexes = [...new Set(columns.map(({ index }) => index))];
  return indexes.flatMap((index) => {
    const own = columns.filter((column) => column.index === index);
    const placeOf = (part: string): number | undefined =>
      own.find((column) => column.part === part)?.place;
    const parts = (Object.keys(PART_NAMES) as TypedPart[]).flatMap((part) => {
      const place = placeOf(part);
      return place === undefined ? [] : [[part, place] as const];
    });
    if (parts.length === 0) return [];
    const values = Object.fromEntries(parts) as Partial<Record<TypedPart, number>>;
    const entry = {
      type: placeOf('type'),
      customType: placeOf('customType'),
      primary: placeOf('primary'),
    };
    return [{ ...entry, values }];
  });
}
