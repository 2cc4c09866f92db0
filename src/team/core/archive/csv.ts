import { nameOf } from '../list/people/facts';
import { LIST_FIELDS, type ListFieldId } from '../list/list-fields';
import { SKIP_REASONS, type Member, type SkippedRow } from '../list/member';
import type { TextSet } from '../kept/text-set';
import { memberFile } from '../member';

/** A row of a CSV file (RFC 4180), its line end included. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A cell that a spreadsheet takes for text, never for a formula (owasp.org, CSV injection): neither at its beginning nor behind
 * a character at which a spreadsheet of another country splits the line, within quotes or not.
 */
export function withoutFormula(cell: string): string {
  return cell.replace(FORMULA_START, "$1'");
}

/**
 * The signs that begin a formula, in their wide forms, too, behind blanks and quotes that a spreadsheet takes away. Many
 * countries have the semicolon where others have the comma, which stands in quotes here.
 */
const FORMULA_START = /^(?=[\t\r])|(^|[;\t\r])(?=[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

function csvCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The columns that every list of people has; those of the list's own fields follow. */
export const PEOPLE_COLUMNS = ['mailbox', 'file', 'name', 'included'] as const;

/** The addresses of those who have files in an archive. */
export type Included = Pick<TextSet, 'has'>;
export const EVERYBODY: Included = { has: () => true };

/**
 * The list as scripts read it: without a byte-order mark, and with phone numbers as they are. It holds everybody; scripts that
 * go through it take those alone whom the archive has files of. In pieces, to be written one by one.
 */
export function* peopleCsv(members: Iterable<Member>, included = EVERYBODY): Generator<string> {
  for (const row of peopleRows(members, included)) yield csvRow(row);
}

/** The list as spreadsheets open it: marked as UTF-8, and no cell is taken for a formula. */
export function* peopleForExcel(
  members: Iterable<Member>,
  included = EVERYBODY,
): Generator<string> {
  yield '\ufeff';
  for (const row of peopleRows(members, included)) yield csvRow(row.map(withoutFormula));
}

/** Everybody who gets no signature, with the line of the list and the reason, as spreadsheets open it. */
export function* skippedCsv(
  skipped: readonly SkippedRow[],
  unmade: readonly Member[],
): Generator<string> {
  yield '\ufeff';
  yield csvRow(['line', 'who', 'reason']);
  const rows = [
    ...skipped.map(({ line, who, reason }) => ({ line, who, why: SKIP_REASONS[reason] })),
    ...unmade.map(({ line, address }) => ({ line, who: address, why: UNMADE })),
  ];
  for (const { line, who, why } of rows.toSorted((a, b) => a.line - b.line)) {
    yield csvRow([String(line), oneLine(who), why].map(withoutFormula));
  }
}

const UNMADE = 'The signature could not be made';

/** What a member is called: by the list, else by their address. */
export function memberName({ facts, address }: Pick<Member, 'facts' | 'address'>): string {
  return nameOf(facts) || address;
}

function* peopleRows(members: Iterable<Member>, included: Included): Generator<readonly string[]> {
  const fields = listedFields(members);
  yield [...PEOPLE_COLUMNS, ...fields];
  for (const member of members) {
    const { address, facts } = member;
    const reported = fields.map((field) => oneLine(facts[field] ?? ''));
    const hasFiles = included.has(address) ? 'yes' : 'no';
    yield [address, memberFile(member), oneLine(memberName(member)), hasFiles, ...reported];
  }
}

/** Those that any member has. `\` and line ends within cells are what readers of CSV disagree about most. */
function listedFields(members: Iterable<Member>): readonly ListFieldId[] {
  const found = new Set<string>();
  for (const { facts } of members) {
    for (const [field, text] of Object.entries(facts)) if (text !== '') found.add(field);
  }
  return LIST_FIELDS.map(({ id }) => id).filter((field) => found.has(field));
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ', ');
}
