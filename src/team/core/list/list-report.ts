import { filtered } from '../../../base/sequence';
import { formatCount } from '../../../base/text';
import { reportColumns, type ColumnReport } from './columns/column-report';
import { encodingLabel } from './encodings/encoding';
import { listFieldLabel, type ListFieldId } from './list-fields';
import { GUESSED_NOTE, LIST_FORMATS, type ListSource } from './list-source';
import type { RememberedColumns } from './columns/map-columns';
import { SKIP_REASONS, type AnyPeople, type SkippedRow, type SkipReason } from './member';
import { isNameless } from './people/read-row';
import type { AnyTable, ListProblem, Mapping } from './table';

/** All that page and command line show of a list: how it was read, what its columns hold, who gets a signature and who none. */
export interface ListReport {
  /** Null for a list that was pasted or typed. */
  readonly source: ListSource | null;
  /** All of them, in the order of the list. */
  readonly columns: readonly ColumnReport[];
  /** How many get a signature. */
  readonly members: number;
  readonly skipped: readonly SkippedRow[];
  readonly problems: readonly ListProblem[];
  /** How many of the members have no name. */
  readonly nameless: number;
  /** What a careful person would look at, in sentences. */
  readonly doubts: readonly string[];
}

/** Finds out all that is shown of a list. It looks at a sample of its rows, however many there are. */
export function listReport(
  source: ListSource | null,
  table: AnyTable,
  mapping: Mapping,
  people: AnyPeople,
  chosen: RememberedColumns = {},
): ListReport {
  const columns = reportColumns(table, mapping, chosen);
  const { members, skipped, problems } = people;
  const nameless = filtered(members, ({ facts }) => isNameless(facts)).length;
  const report = { source, columns, members: members.length, skipped, problems, nameless };
  return { ...report, doubts: doubtsOf(report) };
}

/** Whether a list has anything that a careful person would look at. Guests and blocked accounts are left out on purpose. */
export function isDoubtful({ doubts }: ListReport): boolean {
  return doubts.length > 0;
}

/** A report in lines of plain text. Of rows at most so many are named; `skipped.csv` has them all. */
export function reportLines(
  report: ListReport,
  mostRows: number = Number.POSITIVE_INFINITY,
): readonly string[] {
  const { skipped, problems } = report;
  return [
    ...sourceLines(report),
    ...columnLines(report),
    peopleLine(report),
    ...shortened(skipped.map(skippedLine), mostRows),
    ...shortened(problems.map(problemLine), mostRows),
  ];
}

function sourceLines({ source }: ListReport): readonly string[] {
  if (source === null) return [];
  const { format, encoding, isGuessed, sample, sheet } = source;
  const part = sheet === null ? '' : `, the sheet ${sheet}`;
  const letters = encoding === null ? '' : `, ${encodingLabel(encoding)}`;
  const example = sample === '' ? '' : `: ${sample}`;
  const guess = isGuessed ? ` ${GUESSED_NOTE}` : '';
  return [`Read as ${LIST_FORMATS[format]}${part}${letters}${example}.${guess}`];
}

/** The lines about columns: those that hold a field, those that are chosen by their types, and those that are not used. */
function columnLines({ columns }: ListReport): readonly string[] {
  const plain = columns.filter(({ use }) => use === 'field');
  const typed = columns.filter(({ use }) => use === 'type');
  const unused = columns.filter(({ use, why }) => use === 'unused' && why !== 'private');
  const hidden = columns.filter(({ use, why }) => use === 'unused' && why === 'private');
  const used = plain.map(
    ({ name, field }) => `${name} → ${field === null ? '' : listFieldLabel(field)}`,
  );
  const lines = [
    line('Columns', used),
    line(
      'Chosen by their types',
      typed.map(({ name }) => name),
    ),
    line('Not used', unused.map(unusedColumn)),
    line('Not used, since they are private', hidden.map(unusedColumn)),
  ].filter((each) => each !== '');
  const hasSalutation = plain.some(({ field }) => field === 'salutation');
  return [
    ...lines,
    ...(typed.length > 0 ? [TYPED_NOTE] : []),
    ...(hasSalutation ? [SALUTATION_NOTE] : []),
  ];
}

/** Shown where a list has typed entries. */
export const TYPED_NOTE =
  'Of several numbers and addresses those of work are used. Home numbers and addresses are not used.';
/** Shown where a column has titles and forms of address. */
export const SALUTATION_NOTE =
  'Titles such as Dr. stand before the name. Mr, Ms and the like are not shown.';

function line(title: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : `${title}: ${parts.join(', ')}`;
}

function unusedColumn({ name, looks }: ColumnReport): string {
  return `${name} (${LOOKS_LIKE[looks]})`;
}

/** What the cells of a column look like, in words. */
export const LOOKS_LIKE: Readonly<Record<ColumnReport['looks'], string>> = {
  blank: 'blank',
  email: 'looks like email addresses',
  link: 'looks like web addresses',
  phone: 'looks like phone numbers',
  date: 'looks like dates',
  number: 'looks like numbers',
  'yes-no': 'looks like yes or no',
  id: 'looks like identifiers',
  text: 'looks like text',
};

function peopleLine({ members, skipped }: ListReport): string {
  const who =
    members === 1 ? '1 person gets a signature' : `${formatCount(members)} people get a signature`;
  if (skipped.length === 0) return `${who}.`;
  const counts = Object.keys(SKIP_REASONS) as readonly SkipReason[];
  const reasons = counts.flatMap((reason) => {
    const count = skipped.filter((row) => row.reason === reason).length;
    return count === 0 ? [] : [`${SKIP_REASONS[reason].toLowerCase()} (${formatCount(count)})`];
  });
  return `${who}. ${skipped.length === 1 ? '1 row gets' : `${formatCount(skipped.length)} rows get`} none: ${reasons.join(', ')}.`;
}

function skippedLine({ line: at, reason, who }: SkippedRow): string {
  return `Line ${at}: ${SKIP_REASONS[reason]}${who === '' ? '' : ` (${who})`}. No signature.`;
}

function problemLine({ line: at, column, message }: ListProblem): string {
  if (at === 0) return column === null ? message : `${column}: ${message}`;
  return column === null ? `Line ${at}: ${message}` : `Line ${at}, ${column}: ${message}`;
}

function shortened(lines: readonly string[], most: number): readonly string[] {
  const more = lines.length - most;
  return more > 0 ? [...lines.slice(0, most), `… and ${formatCount(more)} more.`] : lines;
}

/** Rows that are left out on purpose. */
const DELIBERATE: ReadonlySet<SkipReason> = new Set(['guest', 'blocked']);

function doubtsOf({
  source,
  columns,
  skipped,
  problems,
  nameless,
}: Omit<ListReport, 'doubts'>): readonly string[] {
  const rows = skipped.filter(({ reason }) => !DELIBERATE.has(reason)).length;
  const faults = problems.filter(({ isAdvice }) => isAdvice !== true).length;
  return [
    ...(source?.isGuessed === true ? ['The encoding of the list is guessed.'] : []),
    ...columns.filter((column) => column.isDoubtful).map(columnDoubt),
    ...(rows > 0 ? [`${counted(rows, 'row', 'rows')} without a usable address.`] : []),
    ...(nameless > 0 ? [`${counted(nameless, 'person', 'people')} without a name.`] : []),
    ...(faults > 0 ? [`${counted(faults, 'problem', 'problems')} in the list.`] : []),
  ];
}

function columnDoubt({ name, looks, about }: ColumnReport): string {
  const field: ListFieldId | null = about;
  const hint =
    looks === 'text' && field !== null ? `may be: ${listFieldLabel(field)}` : LOOKS_LIKE[looks];
  return `The column ${name} is not used (${hint}).`;
}

function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
