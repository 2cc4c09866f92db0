import { isBlocked, isGuest } from './account-state';
import { addressIn, hasSeveral, isMadeUp } from './address-in';
import { nameOf } from './facts';
import { readField } from './field-readers';
import { isListFieldId, LIST_FIELDS, type ListFieldId } from './list-fields';
import { foldHeader } from './map-columns';
import type { Facts, Member, SkippedRow, SkipReason } from './member';
import type { ListProblem, Mapping, TableRow } from './table';

/** What became of a row: somebody who gets a signature, or why they get none. */
export type RowReading =
  | {
      readonly kind: 'member';
      readonly member: Member;
      readonly problems: readonly ListProblem[];
    }
  | { readonly kind: 'skipped'; readonly skipped: SkippedRow };

/**
 * Reads one row of a list. Of somebody who gets no signature nothing else is told. Whether an earlier row has the same address
 * is not known here.
 */
export function readRow(row: TableRow, mapping: Mapping, header: readonly string[]): RowReading {
  const cell = (field: ListFieldId): string => row.cells[mapping[field] ?? -1]?.trim() ?? '';
  const state = { enabled: cell('enabled'), blocked: cell('blocked'), status: cell('status') };
  if (isGuest(cell('userType'), cell('userPrincipalName'))) return skipped(row, mapping, 'guest');
  if (isBlocked(state)) return skipped(row, mapping, 'blocked');
  const problems: ListProblem[] = [];
  const tell = (field: ListFieldId, message: string): void => {
    problems.push({ line: row.line, column: header[mapping[field] ?? -1] ?? null, message });
  };
  const found = addressOfRow(cell('email'), cell('userPrincipalName'), tell);
  if (found.address === null) {
    return skipped(row, mapping, isHeader(row.cells, header) ? 'header' : found.reason);
  }
  const facts = factsOf(row, mapping, tell);
  if (found.isEmail) facts.email = found.address;
  const member = { line: row.line, address: found.address.toLowerCase(), facts };
  return { kind: 'member', member, problems };
}

type Tell = (field: ListFieldId, message: string) => void;

type FoundAddress =
  | { readonly address: string; readonly isEmail: boolean }
  | { readonly address: null; readonly reason: SkipReason };

/** The email address, else the sign-in name where that is one. */
function addressOfRow(email: string, signInName: string, tell: Tell): FoundAddress {
  const said = readField('email', email);
  const address = addressIn(said.text);
  if (address !== null) {
    if (hasSeveral(said.text)) tell('email', SEVERAL);
    return { address, isEmail: true };
  }
  const isBlank = said.text === '' && said.problem === null;
  const signIn = addressIn(readField('userPrincipalName', signInName).text);
  if (signIn === null) {
    return {
      address: null,
      reason: isBlank && signInName === '' ? 'no-address' : 'not-an-address',
    };
  }
  if (!isBlank) tell('email', NOT_AN_ADDRESS);
  if (isMadeUp(signIn)) tell('userPrincipalName', MADE_UP);
  return { address: signIn, isEmail: false };
}

const NOT_AN_ADDRESS = 'This is not an email address. The sign-in name is used instead.';
const MADE_UP =
  'There is no other address in this line. Others may not know the one at onmicrosoft.com.';
const SEVERAL = 'There are several addresses in this cell. The first is used.';

type MutableFacts = { -readonly [Id in keyof Facts]: Facts[Id] };

function factsOf({ cells }: TableRow, mapping: Mapping, tell: Tell): MutableFacts {
  const facts: MutableFacts = {};
  for (const { field, place } of saidColumns(mapping)) {
    const cell = cells[place] ?? '';
    if (cell === '') continue;
    const { text, problem } = readField(field, cell);
    if (problem !== null) tell(field, problem);
    if (text !== '') facts[field] = text;
  }
  return facts;
}

interface SaidColumn {
  readonly field: ListFieldId;
  readonly place: number;
}

const SAID_COLUMNS = new WeakMap<Mapping, readonly SaidColumn[]>();

/** The columns that end up in a signature, but for the address, which is read apart. */
function saidColumns(mapping: Mapping): readonly SaidColumn[] {
  const known = SAID_COLUMNS.get(mapping);
  if (known !== undefined) return known;
  const columns = Object.entries(mapping).flatMap(([field, place]) =>
    isListFieldId(field) && SAID_FIELDS.has(field) ? [{ field, place }] : [],
  );
  SAID_COLUMNS.set(mapping, columns);
  return columns;
}

const SAID_FIELDS: ReadonlySet<ListFieldId> = new Set(
  LIST_FIELDS.filter(({ id, use }) => use === 'signature' && id !== 'email').map(({ id }) => id),
);

function skipped(row: TableRow, mapping: Mapping, reason: SkipReason): RowReading {
  return { kind: 'skipped', skipped: { line: row.line, reason, who: whoIs(row, mapping) } };
}

/** A name, else what stands in the place of an address, no longer than a line. */
function whoIs(row: TableRow, mapping: Mapping): string {
  const said = factsOf(row, mapping, () => {});
  const email = row.cells[mapping.email ?? -1] ?? '';
  const who = nameOf(said) || readField('fullName', email).text || (said.userPrincipalName ?? '');
  return who.slice(0, 100).replace(/[\ud800-\udbff]$/, '');
}

const FOLDED_HEADERS = new WeakMap<readonly string[], readonly string[]>();

/** Whether a row says what the header says, as it does where lists were put together. An object without keys says nothing. */
function isHeader(cells: readonly string[], header: readonly string[]): boolean {
  const folded = FOLDED_HEADERS.get(header) ?? header.map(foldHeader);
  FOLDED_HEADERS.set(header, folded);
  return cells.length > 0 && cells.every((cell, place) => foldHeader(cell) === folded[place]);
}
