import { nameOf } from '../list/facts';
import { LIST_FIELDS, type ListFieldId } from '../list/list-fields';
import type { Member } from '../list/member';
import { memberFile } from '../member-file';
import { csvRow, withoutFormula } from './csv';

/** The columns that every list of people has; those of the list's own fields follow. */
export const PEOPLE_COLUMNS = ['mailbox', 'file', 'name'] as const;

/**
 * The list as scripts read it: without a byte-order mark, and with phone numbers as they are. In pieces, to be written one by
 * one.
 */
export function* peopleCsv(members: readonly Member[]): Generator<string> {
  for (const row of peopleRows(members)) yield csvRow(row);
}

/** The list as spreadsheets open it: marked as UTF-8, and no cell is taken for a formula. */
export function* peopleForExcel(members: readonly Member[]): Generator<string> {
  yield '\ufeff';
  for (const row of peopleRows(members)) yield csvRow(row.map(withoutFormula));
}

/** What a member is called: by the list, else by their address. */
export function memberName({ facts, address }: Pick<Member, 'facts' | 'address'>): string {
  return nameOf(facts) || address;
}

function* peopleRows(members: readonly Member[]): Generator<readonly string[]> {
  const fields = listedFields(members);
  yield [...PEOPLE_COLUMNS, ...fields];
  for (const member of members) {
    const { address, facts } = member;
    const reported = fields.map((field) => oneLine(facts[field] ?? ''));
    yield [address, memberFile(member), oneLine(memberName(member)), ...reported];
  }
}

/** Those that any member has. `\` and line ends within cells are what readers of CSV disagree about most. */
function listedFields(members: readonly Member[]): readonly ListFieldId[] {
  return LIST_FIELDS.map(({ id }) => id).filter((field) =>
    members.some(({ facts }) => (facts[field] ?? '') !== ''),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ', ');
}
