import { changeWords, type ChangeDay } from '../team/core/change-days';
import { reportLines, type ListReport } from '../team/core/list/list-report';
import type { ArchiveSummary } from '../team/core/archive/archive-files';
import { countPeople, type RunSummary, type SummaryLine } from '../team/core/archive/summary';
import type { Manifest } from '../team/core/archive/manifest';
import { formatCount } from '../base/text';
import type { Pack } from '../team/core/packs/pack';
import { packProblems } from '../team/core/packs/pack-problems';
import type { Io } from './command';
import type { Placed } from './sink/sink';

/** More than these would push what matters off the screen. */
const MOST_PRINTED = 50;

/** Prints who would not get by the packs what the plan sets for them; returns how many such lines there are. */
export function printPackProblems(
  { stderr }: Io,
  packs: readonly Pick<Pack, 'id'>[],
  subject: Parameters<typeof packProblems>[1],
): number {
  const lines = packs.flatMap(({ id }) =>
    packProblems(id, subject).map((problem) => `${id}: ${problem}`),
  );
  for (const line of lines) stderr.write(`${line}\n`);
  return lines.length;
}

/** Prints what was cleaned in the signature, and the report of the list: how it was read, its columns, who gets no signature. */
export function printReport({ stderr }: Io, report: ListReport, notes: readonly string[]): void {
  for (const line of [...notes, ...reportLines(report, MOST_PRINTED)]) stderr.write(`${line}\n`);
}

/** Where the files of a run are, and what it has changed there. */
export interface RunEnd extends Placed {
  readonly out: string;
  /** Whether the run before was stopped before its end. */
  readonly wasUnfinished: boolean;
  /** The run since which people have changed, where files are given of those alone. */
  readonly previous: Manifest | null;
}

/** Prints what a run has made. */
export function printSummary(io: Io, summary: ArchiveSummary, end: RunEnd): void {
  const { stderr } = io;
  if (end.wasUnfinished) {
    stderr.write(`The last run for ${end.out} was not finished; it is finished now.\n`);
  }
  for (const line of endLines(summary, end)) stderr.write(`${line}\n`);
  printFindings(io, summary);
  for (const { id, notes } of summary.packs) {
    for (const { message } of notes) stderr.write(`${id}: ${message}\n`);
  }
}

/** Prints the days on which a run would make other signatures of the same list. */
export function printAgain({ stderr }: Io, days: readonly ChangeDay[]): void {
  for (const day of days) stderr.write(`${changeWords(day)}\n`);
}

function endLines(
  { people, given, made, changes }: ArchiveSummary,
  { out, previous, written, removed }: RunEnd,
): readonly string[] {
  if (written + removed === 0) {
    return [
      `Nothing has changed since ${made}. Signatures for ${countPeople(people)} are in ${out}.`,
    ];
  }
  const { joined, changed, left, same } = changes;
  const hasEarlier = same.length + changed.length + left.length > 0;
  return [
    previous === null
      ? `Signatures for ${countPeople(people)} are in ${out}.`
      : `Signatures for ${formatCount(given)} of ${countPeople(people)} are in ${out}. The others have not changed since ${previous.made}.`,
    ...(hasEarlier
      ? [`New: ${joined.length}. Changed: ${changed.length}. Gone: ${left.length}.`]
      : []),
  ];
}

/** Prints the findings of all signatures, the most severe first, then who was skipped. */
export function printFindings({ stderr }: Io, { problems, skipped }: RunSummary): void {
  for (const line of [...problems, ...skipped]) stderr.write(`${summaryLine(line)}\n`);
}

function summaryLine({ text, count, some }: SummaryLine): string {
  const more = count > some.length ? ', …' : '';
  return some.length === 0 ? `${text}.` : `${text}: ${some.join(', ')}${more}`;
}
