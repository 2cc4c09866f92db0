import { reportLines, type ListReport } from '../team/core/list/list-report';
import type { ArchiveSummary } from '../team/core/archive/archive-files';
import { countPeople, type RunSummary, type SummaryLine } from '../team/core/archive/summary';
import type { Io } from './command';

/** More than these would push what matters off the screen. */
const MOST_PRINTED = 50;

/** Prints what was cleaned in the signature, and the report of the list: how it was read, its columns, who gets no signature. */
export function printReport({ stderr }: Io, report: ListReport, notes: readonly string[]): void {
  for (const line of [...notes, ...reportLines(report, MOST_PRINTED)]) stderr.write(`${line}\n`);
}

/** Prints what a run has made. */
export function printSummary(io: Io, summary: ArchiveSummary, out: string): void {
  const { stderr } = io;
  stderr.write(`Signatures for ${countPeople(summary.people)} are in ${out}.\n`);
  const { joined, changed, left } = summary.changes;
  if (summary.changes.same.length + changed.length + left.length > 0) {
    stderr.write(`New: ${joined.length}. Changed: ${changed.length}. Gone: ${left.length}.\n`);
  }
  printFindings(io, summary);
  for (const { id, notes } of summary.packs) {
    for (const { message } of notes) stderr.write(`${id}: ${message}\n`);
  }
}

/** Prints the findings of all signatures, the most severe first, then who was skipped. */
export function printFindings({ stderr }: Io, { problems, skipped }: RunSummary): void {
  for (const line of [...problems, ...skipped]) stderr.write(`${summaryLine(line)}\n`);
}

function summaryLine({ text, count, some }: SummaryLine): string {
  const more = count > some.length ? ', …' : '';
  return some.length === 0 ? `${text}.` : `${text}: ${some.join(', ')}${more}`;
}
