import { parseEmail, type Email } from '../../../model/person/web/email';
import { leftOutOf } from '../../../model/person/web/likely-address';
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
 * Reads one row of a list. For somebody who gets no signature, only the reason is returned. Whether an earlier row has the same
 * address is not known here.
 */
export function readRow(row: TableRow, mapping: Mapping, header: readonly string[]): RowReading {
  const cell = (field: ListFieldId): string => row.cells[mapping[field] ?? -1]?.trim() ?? '';
  const state = { enabled: cell('enabled'), blocked: cell('blocked'), status: cell('status') };
  if (isGuest(cell('userType'), cell('userPrincipalName'))) return skipped(row, mapping, 'guest');
  if (isBlocked(state)) return skipped(row, mapping, 'blocked');
  const problems: ListProblem[] = [];
  const report = (field: ListFieldId, message: string): void => {
    problems.push({ line: row.line, column: header[mapping[field] ?? -1] ?? null, message });
  };
  const found = addressOfRow(cell('email'), cell('userPrincipalName'), report);
  if (found.email === null) {
    return skipped(row, mapping, isHeader(row.cells, header) ? 'header' : found.reason);
  }
  const facts = factsOf(row, mapping, report);
  if (!found.isSignIn) facts.email = found.email.shown;
  const member = { line: row.line, address: found.email.address.toLowerCase(), facts };
  return { kind: 'member', member, problems };
}

type Report = (field: ListFieldId, message: string) => void;

type FoundAddress =
  | { readonly email: Email; readonly isSignIn: boolean }
  | { readonly email: null; readonly reason: SkipReason };

/** The email address, else the sign-in name where that is one. */
function addressOfRow(email: string, signInName: string, report: Report): FoundAddress {
  const read = readField('email', email);
  const found = emailIn(read.text);
  if (found !== null) {
    const leftOut = leftOutOf('email', read.text);
    if (leftOut !== null) report('email', `${capitalized(leftOut)} is left out of this address.`);
    if (hasSeveral(read.text)) report('email', SEVERAL);
    return { email: found, isSignIn: false };
  }
  const isBlank = read.text === '' && read.problem === null;
  const signIn = emailIn(readField('userPrincipalName', signInName).text);
  if (signIn === null) {
    return {
      email: null,
      reason: isBlank && signInName === '' ? 'no-address' : 'not-an-address',
    };
  }
  if (!isBlank) report('email', NOT_AN_ADDRESS);
  if (isMadeUp(signIn.address)) report('userPrincipalName', MADE_UP);
  return { email: signIn, isSignIn: true };
}

const NOT_AN_ADDRESS = 'This is not an email address. The sign-in name is used instead.';
const MADE_UP =
  'There is no other address in this line. Others may not know the one at onmicrosoft.com.';
const SEVERAL = 'There are several addresses in this cell. The first is used.';

type MutableFacts = { -readonly [Id in keyof Facts]: Facts[Id] };

function factsOf({ cells }: TableRow, mapping: Mapping, report: Report): MutableFacts {
  const facts: MutableFacts = {};
  for (const { field, place } of statedColumns(mapping)) {
    const cell = cells[place] ?? '';
    if (cell === '') continue;
    const { text, problem } = readField(field, cell);
    if (problem !== null) report(field, problem);
    if (text !== '') facts[field] = text;
  }
  return facts;
}

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
  LIST_FIELDS.filter(({ id, use }) => use === 'signature' && id !== 'email').map(({ id }) => id),
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

/** RFC 5321, 4.5.3.1.3, without the brackets. */
const LONGEST_ADDRESS = 254;

/**
 * The email address in a cell: alone, behind `mailto:` or a name, or the first or main one of several. Null for none.
 */
export function emailIn(cell: string): Email | null {
  const only = emailOf(cell);
  if (only !== null || !cell.includes('@')) return only;
  const main = /(?:^|[\s;,+])SMTP:([^\s;,]+?)(?=\+\w+:|[\s;,]|$)/.exec(cell)?.[1];
  const angled = /<([^<>\s]+)>/.exec(cell)?.[1];
  const single = cell.split(/\s+/).flatMap(addressesIn);
  for (const each of [main, angled, ...single]) {
    const email = each === undefined ? null : emailOf(bare(each));
    if (email !== null) return email;
  }
  return null;
}

/**
 * What may be addresses in a text without blanks. What stands right before one, between the same separators, is an address,
 * too, or has a scheme that shows what it is: else `a;b@x.example` is one that is wrong, and `b@x.example` somebody else's.
 */
function addressesIn(text: string): readonly string[] {
  const parts = text.split(/[;,|]+/).filter((part) => part !== '');
  return parts.filter((part, at) => {
    const before = parts[at - 1];
    return part.includes('@') && (before === undefined || /@|^\w+:/.test(before));
  });
}

/** Whether a cell contains several addresses, of which one is no better than another. */
function hasSeveral(cell: string): boolean {
  return !/(?:^|[\s;,+])SMTP:/.test(cell) && (cell.match(/@/g) ?? []).length > 1;
}

/** An address that Entra gives those who have none of their own yet. */
function isMadeUp(address: string): boolean {
  return /[@.]onmicrosoft\.(?:com|us|cn|de)$/i.test(address);
}

function emailOf(text: string): Email | null {
  const email = parseEmail(text);
  return email !== null && email.address.length <= LONGEST_ADDRESS ? email : null;
}

/** Without what stands around an address in a list of several. */
function bare(text: string): string {
  return text.replace(/^smtp:/i, '').replace(/^<|>[.>]*$/g, '');
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/* How directories mark an account that is not written from, in their languages. */

/** Whether a kind of account is that of a guest: somebody with an address elsewhere. */
function isGuest(userType: string, signInName: string): boolean {
  return signInName.toUpperCase().includes('#EXT#') || GUESTS.has(foldHeader(userType));
}

interface AccountState {
  readonly enabled?: string | undefined;
  readonly blocked?: string | undefined;
  readonly status?: string | undefined;
}

/** Whether somebody cannot sign in, by any of three columns. A value that is neither yes nor no is ignored. */
function isBlocked({ enabled = '', blocked = '', status = '' }: AccountState): boolean {
  return (
    (enabled !== '' && NO.has(foldHeader(enabled))) ||
    (blocked !== '' && YES.has(foldHeader(blocked))) ||
    (status !== '' && isOut(status))
  );
}

function isOut(status: string): boolean {
  // userAccountControl of Active Directory: ACCOUNTDISABLE is 2, and all of its accounts have 512 or more.
  if (/^\d{3,9}$/.test(status)) return Number(status) >= 512 && (Number(status) & 2) !== 0;
  return OUT.has(foldHeader(status));
}

function folded(...texts: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(texts.flat().map(foldHeader));
}

const GUESTS = folded(
  ['guest', 'guestuser', 'guestaccount', 'externalguest', 'gast', 'gastbenutzer', 'gastkonto'],
  ['invité', 'utilisateurinvité', 'invitado', 'ospite', 'convidado', 'gastgebruiker', 'gość'],
  ['гість', 'гость', 'ゲスト', '来宾', '訪客', '来賓', '게스트'],
);

const YES = folded(
  ['true', 'yes', 'y', '1', 'on', 'x', 'blocked', 'disabled', 'suspended', 'wahr', 'ja', 'j'],
  ['gesperrt', 'blockiert', 'vrai', 'oui', 'o', 'bloqué', 'verdadero', 'sí', 's', 'vero', 'sì'],
  ['verdadeiro', 'sim', 'bloqueado', 'bloccato', 'waar', 'geblokkeerd', 'prawda', 'tak', 't'],
  ['zablokowany', 'так', 'да', 'истина', 'заблоковано', 'заблокирован', 'はい', '是'],
);

const NO = folded(
  ['false', 'no', 'n', '0', 'off', 'disabled', 'inactive', 'blocked', 'falsch', 'nein'],
  ['deaktiviert', 'inaktiv', 'faux', 'non', 'désactivé', 'inactif', 'falso', 'deshabilitado'],
  ['inactivo', 'disabilitato', 'inattivo', 'não', 'desativado', 'inativo', 'onwaar', 'nee'],
  ['uitgeschakeld', 'fałsz', 'nie', 'wyłączone', 'ні', 'нет', 'ложь', 'いいえ', '否'],
);

const OUT = folded(
  ['suspended', 'archived', 'blocked', 'deleted', 'disabled', 'inactive', 'deactivated', 'left'],
  ['terminated', 'former', 'retired', 'deprovisioned', 'offboarded', 'gesperrt', 'archiviert'],
  ['gelöscht', 'deaktiviert', 'inaktiv', 'ausgeschieden', 'blockiert', 'suspendu', 'archivé'],
  ['bloqué', 'supprimé', 'désactivé', 'inactif', 'suspendido', 'archivado', 'bloqueado'],
  ['eliminado', 'deshabilitado', 'inactivo', 'sospeso', 'archiviato', 'bloccato', 'eliminato'],
  ['disabilitato', 'inattivo', 'suspenso', 'arquivado', 'excluído', 'desativado', 'inativo'],
  ['geschorst', 'gearchiveerd', 'geblokkeerd', 'verwijderd', 'uitgeschakeld', 'inactief'],
  ['zawieszony', 'zarchiwizowany', 'zablokowany', 'usunięty', 'wyłączony', 'nieaktywny'],
  ['призупинено', 'архівовано', 'заблоковано', 'видалено', 'неактивний', 'приостановлен'],
  ['заблокирован', 'удален', 'неактивен', '停止中', 'アーカイブ済み', '削除済み', '無効'],
  ['已暂停', '已存档', '已删除', '已禁用', '已停用', '停用'],
);
