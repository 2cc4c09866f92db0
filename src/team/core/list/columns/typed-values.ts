import type { Sequence } from '../../../../base/sequence';
import type { TableRow } from '../table';
import { meaningsOf } from './header-words';
import type { ListFieldId } from '../list-fields';
import { typedColumns, type TypedEntry, type TypedGroup, type TypedPart } from './typed-columns';

/*
 * Which entry of a typed group counts for somebody: the one whose type is of work. What is of their home, somebody else's or of
 * another kind is never used; where none fits there is nothing.
 */

/** What a row has for a field in a typed entry. */
export interface TypedValue {
  readonly field: ListFieldId;
  readonly place: number;
}

/** What counts of the typed entries of a row with this header. `domain` is the one that most addresses of the list share. */
export function typedValues(
  header: readonly string[],
  cells: readonly string[],
  domain: string,
): readonly TypedValue[] {
  const { groups } = typedColumns(header);
  return groups.flatMap((group) => CHOOSERS[group.kind](entriesIn(group, cells), domain));
}

/** An entry as a row fills it. */
interface Entry {
  readonly values: TypedEntry['values'];
  readonly use: EntryUse;
  readonly isPrimary: boolean;
  readonly text: (part: TypedPart) => string;
}

/** What the type of an entry states. */
type EntryUse =
  | 'work'
  | 'mobile'
  | 'work-mobile'
  | 'fax'
  | 'work-fax'
  | 'main'
  /** Nothing. */
  | 'none'
  | 'private'
  /** What is neither of work nor of a home. */
  | 'other';

function entriesIn({ entries }: TypedGroup, cells: readonly string[]): readonly Entry[] {
  return entries.flatMap(({ type, customType, primary, values }) => {
    if (Object.values(values).every((place) => textAt(cells, place) === '')) return [];
    const stated = textAt(cells, type);
    const own = textAt(cells, customType);
    const { use, isPrimary } = useOf(
      own !== '' && (stated === '' || /^custom$/i.test(stated)) ? own : stated,
    );
    const isFirst = isPrimary || /^(?:true|yes|1|x)$/i.test(textAt(cells, primary));
    return [{ values, use, isPrimary: isFirst, text: (part) => textAt(cells, values[part]) }];
  });
}

function textAt(cells: readonly string[], place: number | undefined): string {
  return cells[place ?? -1]?.trim() ?? '';
}

interface StatedUse {
  readonly use: EntryUse;
  readonly isPrimary: boolean;
}

const USES = new Map<string, StatedUse>();
const MOST_USES = 1000;

function useOf(type: string): StatedUse {
  const known = USES.get(type);
  if (known !== undefined) return known;
  // Google Contacts marks the first of several by a star.
  const isPrimary = /^\*|^(?:primary|pref|preferred|default)$/i.test(type);
  const use = { use: readUse(type), isPrimary };
  if (USES.size < MOST_USES) USES.set(type, use);
  return use;
}

function readUse(type: string): EntryUse {
  if (type === '' || /^\*?\s*(?:primary|pref|preferred|default|unknown|smtp|internet)$/i.test(type))
    return 'none';
  if (/^\*?\s*(?:company[_ ]?)?main$/i.test(type)) return 'main';
  const meanings = meaningsOf(type);
  const has = (kind: string): boolean => meanings.some((meaning) => meaning.kind === kind);
  const isAbout = (...fields: readonly ListFieldId[]): boolean =>
    meanings.some((meaning) => meaning.kind === 'field' && fields.includes(meaning.field));
  if (has('private')) return 'private';
  if (has('other')) return 'other';
  const isWork = has('work') || isAbout('office', 'companyName');
  if (isAbout('fax')) return isWork ? 'work-fax' : 'fax';
  if (isAbout('mobile')) return isWork ? 'work-mobile' : 'mobile';
  return isWork ? 'work' : 'other';
}

/** The first entry with the best of some uses, the main one of several. */
function best(entries: readonly Entry[], ...uses: readonly EntryUse[]): Entry | undefined {
  for (const use of uses) {
    const found = entries.filter((entry) => entry.use === use);
    const first = found.find(({ isPrimary }) => isPrimary) ?? found[0];
    if (first !== undefined) return first;
  }
  return undefined;
}

type Choose = (entries: readonly Entry[], domain: string) => readonly TypedValue[];

const CHOOSERS: Readonly<Record<TypedGroup['kind'], Choose>> = {
  phone: (entries) => [
    ...valueOf(best(entries, 'work', 'main'), 'value', 'phone'),
    ...valueOf(best(entries, 'work-mobile', 'mobile'), 'value', 'mobile'),
    ...valueOf(best(entries, 'work-fax', 'fax'), 'value', 'fax'),
  ],
  email: (entries, domain) => valueOf(emailOf(entries, domain), 'value', 'email'),
  address: (entries) => {
    const entry = best(entries, 'work', 'main') ?? primaryOf(entries);
    const whole = entry?.values.formatted === undefined ? 'value' : 'formatted';
    return [
      ...valueOf(entry, whole, 'address'),
      ...valueOf(entry, 'street', 'street'),
      ...valueOf(entry, 'city', 'city'),
      ...valueOf(entry, 'state', 'state'),
      ...valueOf(entry, 'postalCode', 'postalCode'),
      ...valueOf(entry, entry?.text('country') === '' ? 'countryCode' : 'country', 'country'),
    ];
  },
  organization: (entries) => {
    const entry = best(entries, 'work') ?? primaryOf(entries) ?? best(entries, 'none');
    return [
      ...valueOf(entry, 'title', 'jobTitle'),
      ...valueOf(entry, 'department', 'department'),
      ...valueOf(entry, 'name', 'companyName'),
    ];
  },
  website: (entries) => valueOf(best(entries, 'work') ?? primaryOf(entries), 'value', 'website'),
  location: (entries) => {
    const entry = entries.find(({ use }) => use !== 'private');
    return valueOf(entry, entry?.text('building') === '' ? 'buildingId' : 'building', 'office');
  },
  other: () => [],
};

/** One that is stated to be the main one, and not to be something else. */
function primaryOf(entries: readonly Entry[]): Entry | undefined {
  return entries.find(({ isPrimary, use }) => isPrimary && use === 'none');
}

/** The address of work, the main one, or one of the company: at the domain that most of the list share. */
function emailOf(entries: readonly Entry[], domain: string): Entry | undefined {
  const found = best(entries, 'work') ?? primaryOf(entries);
  if (found !== undefined) return found;
  const open = entries.filter(({ use }) => use !== 'private');
  if (domain !== '') return open.find(({ text }) => domainIn(text('value')) === domain);
  return open.length === 1 ? best(open, 'none') : undefined;
}

function valueOf(
  entry: Entry | undefined,
  part: TypedPart,
  field: ListFieldId,
): readonly TypedValue[] {
  const place = entry?.values[part];
  return place === undefined || entry?.text(part) === '' ? [] : [{ field, place }];
}

/** The domain at which most people of a list have a typed address; blank where there is none, or where it is for everybody. */
export function sharedDomain(
  header: readonly string[],
  rows: Sequence<Pick<TableRow, 'cells'>>,
): string {
  const groups = typedColumns(header).groups.filter(({ kind }) => kind === 'email');
  if (groups.length === 0) return '';
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const open = groups
      .flatMap((group) => entriesIn(group, cells))
      .filter(({ use }) => use !== 'private');
    for (const domain of new Set(open.map(({ text }) => domainIn(text('value'))))) {
      counts.set(domain, (counts.get(domain) ?? 0) + 1);
    }
  }
  const known = [...counts].filter(([domain]) => domain !== '' && !PUBLIC_DOMAIN.test(domain));
  const [[domain, count] = ['', 0]] = known.toSorted(([, a], [, b]) => b - a);
  return count * 2 > rows.length ? domain : '';
}

function domainIn(cell: string): string {
  return /@([^\s>;,:]+)/.exec(cell)?.[1]?.toLowerCase() ?? '';
}

/** Where anybody can have an address. */
const PUBLIC_DOMAIN =
  /^(?:(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|orange|free|wanadoo|laposte|libero|virgilio|tiscali|terra|uol|bol|wp|o2|onet|interia|mail|yandex|ukr|qq|163|126|sina|foxmail|naver|proton|protonmail|pm|zoho|fastmail)\.(?:com|net|org|de|fr|it|es|pt|br|com\.br|co\.uk|pl|ru|ua|cn|jp|co\.jp|me|at|ch|nl|be))$/;
