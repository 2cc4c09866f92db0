import type { Sequence } from '../../../../base/sequence';
import { COLUMN_NOTES, type ColumnNote } from '../cells/exported-cell';
import { nameOf } from './facts';
import { adviceOn } from '../advice/list-advice';
import { contextOf } from './list-context';
import { mappedFields } from '../columns/map-columns';
import type { Member, People, SkippedRow } from '../member';
import { byLine, makeProblemList, type ProblemList } from '../problem-list';
import { readRow } from './read-row';
import type { ListFieldId } from '../list-fields';
import type { AnyTable, ListProblem, Mapping } from '../table';

/**
 * Who is on a list: those who get a signature, those who do not and why, and what is wrong with the list, the problems of its
 * table among them. Of two rows with the same address the first counts.
 */
export function readPeople(table: AnyTable, mapping: Mapping): People {
  return readMembers(table, mapping, (members) => [...members]);
}

/** The same; `keep` decides how the members are kept, who are read while it goes through them. */
export function readMembers<Members extends Sequence<Member>>(
  table: AnyTable,
  mapping: Mapping,
  keep: (members: Iterable<Member>) => Members,
): People<Members> {
  const skipped: SkippedRow[] = [];
  const problems = makeProblemList();
  const known = new Map<string, Known>();
  const context = contextOf(table, mapping);
  const fields = mappedFields(mapping, table.header);
  const notes = makeColumnNotes();
  reportOfAddresses(fields, problems);
  const read = function* (): Generator<Member> {
    for (const row of table.rows) {
      const reading = readRow(row, mapping, table.header, context);
      if (reading.kind === 'skipped') {
        skipped.push(reading.skipped);
        continue;
      }
      const { member } = reading;
      const { line, address, facts } = member;
      const own = { line, name: nameOf(facts) };
      const earlier = known.get(address);
      if (earlier !== undefined) {
        skipped.push({ line, reason: 'duplicate', who: address });
        problems.add(line, null, sameAddress(earlier, own));
        continue;
      }
      known.set(address, own);
      for (const problem of reading.problems) {
        if (problem.note === undefined) problems.add(problem.line, problem.column, problem.message);
        else notes.add(problem.column, problem.note);
      }
      yield member;
    }
  };
  const members = keep(read());
  const advice = adviceOn(members).map(({ field, ...all }) => {
    const place = field === null ? undefined : mapping[field];
    return { line: 0, column: table.header[place ?? -1] ?? null, ...all };
  });
  return {
    members,
    skipped,
    problems: byLine([...table.problems, ...problems.all(), ...notes.all(), ...advice]),
    fields,
  };
}

/** What is kept of a member, to find who has the same address. */
interface Known {
  readonly line: number;
  readonly name: string;
}

/** Of two people with one address both are named. */
function sameAddress(earlier: Known, later: Known): string {
  const [one, other] = [earlier.name, later.name];
  const isOne = one === other || one === '' || other === '';
  const [first, second] = isOne ? ['', ''] : [` (${one})`, ` (${other})`];
  return `Line ${earlier.line}${first} has the same address, so line ${later.line}${second} is skipped.`;
}

/** What happened to many cells of a column is reported once for it. */
function makeColumnNotes() {
  const counts = new Map<
    string,
    { readonly column: string | null; readonly note: ColumnNote; count: number }
  >();
  return {
    add: (column: string | null, note: ColumnNote): void => {
      const key = `${note} ${column}`;
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { column, note, count: 1 });
      else known.count++;
    },
    all: (): readonly ListProblem[] =>
      [...counts.values()].map(({ column, note, count }) => ({
        line: 0,
        column,
        message: COLUMN_NOTES[note](count),
        ...(note !== 'type' && { isAdvice: true as const }),
      })),
  };
}

function reportOfAddresses(fields: readonly ListFieldId[], problems: ProblemList): void {
  if (fields.includes('email') || fields.includes('userPrincipalName')) return;
  problems.add(0, null, 'No column has email addresses in it. Choose the one that has.');
}
