import { mappedFields } from './map-columns';
import type { Member, People, SkippedRow } from './member';
import { byLine, makeProblemList, type ProblemList } from './problem-list';
import { readRow } from './read-row';
import { adviceOn } from './shared-values';
import type { Mapping, Table } from './table';

/**
 * Who is on a list: those who get a signature, those who do not and why, and what is wrong with the list, the problems of its
 * table among them. Of two rows with the same address the first counts.
 */
export function readPeople(table: Table, mapping: Mapping): People {
  const members: Member[] = [];
  const skipped: SkippedRow[] = [];
  const problems = makeProblemList();
  const lines = new Map<string, number>();
  tellOfAddresses(mapping, problems);
  for (const row of table.rows) {
    const reading = readRow(row, mapping, table.header);
    if (reading.kind === 'skipped') {
      skipped.push(reading.skipped);
      continue;
    }
    const { member } = reading;
    const earlier = lines.get(member.address);
    if (earlier !== undefined) {
      skipped.push({ line: row.line, reason: 'duplicate', who: member.address });
      problems.add(
        row.line,
        null,
        `Line ${earlier} has the same address, so line ${row.line} is skipped.`,
      );
      continue;
    }
    lines.set(member.address, row.line);
    members.push(member);
    for (const { line, column, message } of reading.problems) problems.add(line, column, message);
  }
  const advice = adviceOn(members).map(({ field, message }) => {
    const place = field === null ? undefined : mapping[field];
    return { line: 0, column: table.header[place ?? -1] ?? null, message };
  });
  return {
    members,
    skipped,
    problems: byLine([...table.problems, ...problems.all(), ...advice]),
    fields: mappedFields(mapping),
  };
}

function tellOfAddresses(mapping: Mapping, problems: ProblemList): void {
  if (mapping.email !== undefined || mapping.userPrincipalName !== undefined) return;
  problems.add(0, null, 'No column has email addresses in it. Choose the one that has.');
}
