import { isBlocked, isGuest } from '../cells/account-state';
import { nameOf } from './facts';
import { COLUMN_NOTES, isNothing } from '../cells/exported-cell';
import { readField } from '../cells/field-readers';
import { isListFieldId, LIST_FIELDS, type ListFieldId } from '../list-fields';
import { foldHeader } from '../columns/fold-header';
import type { Facts, Member, SkippedRow, SkipReason } from '../member';
import { emptyName, NO_CONTEXT, type ListContext } from './list-context';
import { addressOfRow, type Report } from './row-address';
import type { ListProblem, Mapping, TableRow } from '../table';
import { typedColumns } from '../columns/typed-columns';
import { typedValues } from '../columns/typed-values';

export { emailIn } from './row-address';

/** What became of a row: somebody who gets a signature, or why they get none. */
export type RowReading =
  | {
      readonly kind: 'member';
      readonly member: Member;
      readonly problems: readonly ListProblem[];
    }
  | { readonly kind: 'skipped'; readonly skipped: SkippedRow };

/**
 * Reads one row of a list. For somebody who gets no signature, only the reason is returned. Whether an earlier row has the same
 * address is not known here; what is known of the list as a whole is in the context.
 */
export function readRow(
  row: TableRow,
  plain: Mapping,
  header: readonly string[],
  context: ListContext = NO_CONTEXT,
): RowReading {
  const mapping = columnsOfRow(row, plain, header, context);
  const cell = (field: ListFieldId): string => row.cells[mapping[field] ?? -1]?.trim() ?? '';
  const state = { enabled: cell('enabled'), blocked: cell('blocked'), status: cell('status') };
  if (isGuest(cell('userType'), cell('userPrincipalName'))) return skipped(row, mapping, 'guest');
  if (isBlocked(state)) return skipped(row, mapping, 'blocked');
  const problems: ListProblem[] = [];
  const report: Report = (field, message, note) => {
    const column = header[mapping[field] ?? -1] ?? null;
    problems.push({ line: row.line, column, message, ...(note !== undefined && { note }) });
  };
  const found = addressOfRow(cell('email'), cell('userPrincipalName'), report);
  if (found.email === null) {
    return skipped(row, mapping, isHeader(row.cells, header) ? 'header' : found.reason);
  }
  const facts = factsOf(row, mapping, report);
  dropWordsForNothing(facts, context, report);
  if (!found.isSignIn) facts.email = found.email.shown;
  if (isNameless(facts) && NAMES.some((field) => plain[field] !== undefined)) {
    problems.push({ line: row.line, column: null, message: NO_NAME });
  }
  const member = { line: row.line, address: found.email.address.toLowerCase(), facts };
  return { kind: 'member', member, problems };
}

/** The problem of a row without a name in a list that has a column for it. */
export const NO_NAME = 'There is no name in this line.';

/** The columns of a row: those that were mapped, and the typed entries that count in it for all else. */
export function columnsOfRow(
  { cells }: TableRow,
  mapping: Mapping,
  header: readonly string[],
  { domain }: ListContext,
): Mapping {
  if (typedColumns(header).groups.length === 0) return mapping;
  const typed = typedValues(header, cells, domain).map(({ field, place }) => [field, place]);
  return { ...Object.fromEntries(typed), ...mapping };
}

const NAMES: readonly ListFieldId[] = ['fullName', 'givenName', 'surname'];

/** Whether a row has no name at all. */
export function isNameless(facts: Facts): boolean {
  return NAMES.every((field) => facts[field] === undefined);
}

type MutableFacts = { -readonly [Id in keyof Facts]: Facts[Id] };

function factsOf({ cells }: TableRow, mapping: Mapping, report: Report): MutableFacts {
  const facts: MutableFacts = {};
  for (const { field, place } of statedColumns(mapping)) {
    const cell = cells[place] ?? '';
    if (cell === '') continue;
    const { text, problem, note } = readField(field, cell);
    if (problem !== null) report(field, problem);
    if (note !== undefined) report(field, COLUMN_NOTES[note](1), note);
    if (text !== '') facts[field] = text;
  }
  return facts;
}

/** Null and None are names, too, unless several rows of the column hold them, or both names of a row are such words. */
function dropWordsForNothing(facts: MutableFacts, { empty }: ListContext, report: Report): void {
  const { givenName = '', surname = '' } = facts;
  if (!isNothing(givenName) && !isNothing(surname)) return;
  for (const [field, other] of [
    ['givenName', surname],
    ['surname', givenName],
  ] as const) {
    const name = facts[field];
    if (name === undefined || !isNothing(name)) continue;
    const isName = !isNothing(other) && !empty.has(emptyName(field, name));
    if (isName) {
      if (!/^\p{Lu}\p{Ll}+$/u.test(name)) report(field, MAYBE_NOTHING);
    } else {
      report(field, COLUMN_NOTES.nothing(1), 'nothing');
      Reflect.deleteProperty(facts, field);
    }
  }
}

const MAYBE_NOTHING = 'This is a name, or a word for nothing. It is read as a name.';

interface StatedColumn {
  readonly field: ListFieldId;
  readonly place: number;
}

const STATED_COLUMNS = new WeakMap<Mapping, readonly StatedColumn[]>();

/** The columns that end up in a signature, but for the address, which is read apart. */
function statedColumns(mapping: Mapping): readonly StatedColumn[] {
  const known = STATED_COLUMNS.get(mapping);
  if (known !== undefined) return known;
  const columns = Object.entries(mapping).flatMap(([field, place]) =>
    isListFieldId(field) && STATED_FIELDS.has(field) ? [{ field, place }] : [],
  );
  STATED_COLUMNS.set(mapping, columns);
  return columns;
}

const STATED_FIELDS: ReadonlySet<ListFieldId> = new Set(
  LIST_FIELDS.filter(({ id, use }) => use !== 'state' && id !== 'email').map(({ id }) => id),
);

function skipped(row: TableRow, mapping: Mapping, reason: SkipReason): RowReading {
  return { kind: 'skipped', skipped: { line: row.line, reason, who: whoIs(row, mapping) } };
}

/** A name, else what stands in the place of an address, no longer than a line. */
function whoIs(row: TableRow, mapping: Mapping): string {
  const read = factsOf(row, mapping, () => {});
  const email = row.cells[mapping.email ?? -1] ?? '';
  const who = nameOf(read) || readField('fullName', email).text || (read.userPrincipalName ?? '');
  return who.slice(0, 100).replace(/[\ud800-\udbff]$/, '');
}

const FOLDED_HEADERS = new WeakMap<readonly string[], readonly string[]>();

/** Whether a row repeats the header, as it does where lists were put together. An object without keys repeats nothing. */
function isHeader(cells: readonly string[], header: readonly string[]): boolean {
  const folded = FOLDED_HEADERS.get(header) ?? header.map(foldHeader);
  FOLDED_HEADERS.set(header, folded);
  return cells.length > 0 && cells.every((cell, place) => foldHeader(cell) === folded[place]);
}
