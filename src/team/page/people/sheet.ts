import type { TeamList } from '../../state/team-slice';
import {
  SKIP_REASONS,
  type People,
  type SkippedRow,
  type SkipReason,
} from '../../core/list/member';
import { isListFieldId, listFieldLabel } from '../../core/list/list-fields';
import type { Overridden } from '../../core/list/beside/overrides';
import { likelyAddress } from '../../../model/person/web/likely-address';
import type { ListProblem } from '../../core/list/table';
import { BESIDE_WORDS } from '../beside/copy';

/** What the table of people shows besides the texts of its cells. */
export interface SheetNotes {
  /** What is wrong, by line. */
  readonly problems: ReadonlyMap<number, readonly ListProblem[]>;
  readonly skipped: ReadonlyMap<number, SkippedRow>;
  /** What is another for somebody, by their line: `Job title: Director`. */
  readonly overridden: ReadonlyMap<number, string>;
  /** What concerns the list as a whole. */
  readonly advice: readonly ListProblem[];
}

const NO_NOTES: SheetNotes = {
  problems: new Map(),
  skipped: new Map(),
  overridden: new Map(),
  advice: [],
};

const NO_OVERRIDDEN: readonly Overridden[] = [];

/** Rows that get no signature for a reason that somebody can fix, here. */
const FIXABLE: ReadonlySet<SkipReason> = new Set(['no-address', 'not-an-address', 'duplicate']);

/** What is wrong where. A row without an address has its problem in the column of addresses. */
export function notesOf(
  list: TeamList | null,
  people: People | null,
  overridden = NO_OVERRIDDEN,
): SheetNotes {
  if (list === null || people === null) return NO_NOTES;
  const { header } = list.table;
  const { email, userPrincipalName } = list.mapping;
  const column = header[email ?? userPrincipalName ?? -1] ?? null;
  const problems = new Map<number, ListProblem[]>();
  const add = (problem: ListProblem): void => {
    const known = problems.get(problem.line);
    if (known === undefined) problems.set(problem.line, [problem]);
    else known.push(problem);
  };
  for (const problem of people.problems) if (problem.line !== 0) add(problem);
  for (const { line, reason } of people.skipped) {
    if (column === null || !FIXABLE.has(reason) || problems.has(line)) continue;
    const message = `${SKIP_REASONS[reason]}: this row gets no signature.`;
    add({ line, column, message: `${message}${hint(list, line, reason)}` });
  }
  return {
    problems,
    skipped: new Map(people.skipped.map((row) => [row.line, row])),
    overridden: overriddenLines(people, overridden),
    advice: people.problems.filter(({ line, of }) => line === 0 && of === undefined),
  };
}

function overriddenLines(
  { members }: People,
  overridden: readonly Overridden[],
): ReadonlyMap<number, string> {
  if (overridden.length === 0) return new Map();
  const byAddress = new Map(overridden.map((each) => [each.address, each]));
  return new Map(
    members.flatMap(({ address, line }) => {
      const own = byAddress.get(address);
      return own === undefined ? [] : [[line, overrideWords(own)] as const];
    }),
  );
}

function overrideWords({ facts, cleared }: Overridden): string {
  const stated = Object.keys(facts).filter(isListFieldId);
  return [
    ...stated.map((field) => `${listFieldLabel(field)}: ${facts[field] ?? ''}`),
    ...cleared.map((field) => `${listFieldLabel(field)}: ${BESIDE_WORDS.cleared}`),
  ].join(', ');
}

/** The address that a cell probably means; blank where none can be made of it. */
function hint({ table, mapping }: TeamList, line: number, reason: SkipReason): string {
  if (reason !== 'not-an-address') return '';
  const cells = table.rows.find((row) => row.line === line)?.cells;
  const meant = likelyAddress('email', cells?.[mapping.email ?? -1] ?? '');
  return meant === null ? '' : ` Did you mean ${meant}?`;
}

/** What is wrong with a cell, or with its row as a whole where the cell is the first; blank for nothing. */
export function problemAt(
  { problems }: SheetNotes,
  line: number,
  name: string,
  isFirst: boolean,
): string {
  const found = (problems.get(line) ?? []).filter(
    ({ column }) => column === name || (column === null && isFirst),
  );
  return found.map(({ message }) => message).join(' ');
}

/** Which rows of the table are shown. */
export type RowFilter = 'all' | 'problems' | 'skipped';

/** The lines that a filter shows, of the list as it stands. */
export function linesFor(
  filter: RowFilter,
  { table }: TeamList,
  { problems, skipped }: SheetNotes,
  kept: ReadonlySet<number>,
): readonly number[] {
  const lines = table.rows.map(({ line }) => line);
  if (filter === 'all') return lines;
  const shown = filter === 'problems' ? problems : skipped;
  return lines.filter((line) => shown.has(line) || kept.has(line));
}

/** The columns that the table shows: those that are used, in the order of the list, or all. */
export function columnsFor({ table, mapping }: TeamList, showsAll: boolean): readonly number[] {
  const used = new Set<unknown>(Object.values(mapping));
  const all = table.header.map((_name, place) => place);
  return showsAll || used.size === 0 ? all : all.filter((place) => used.has(place));
}

/** How many rows a list looks at to find out how wide its columns are. */
const SAMPLED = 200;

/** The width of a column in px, by the texts that it holds. */
export function widthOf({ table }: TeamList, column: number, label: string): number {
  const head = Math.max(label.length, (table.header[column] ?? '').length);
  const lengths = table.rows.slice(0, SAMPLED).map(({ cells }) => (cells[column] ?? '').length);
  const longest = Math.max(head, ...lengths);
  return Math.round(Math.min(260, Math.max(110, longest * 7.2 + 26)));
}
