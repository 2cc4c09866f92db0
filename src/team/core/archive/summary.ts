import type { Finding, FindingRule } from '../../../model/findings/findings';
import { byGravity, gravityOf } from '../../../model/findings/severity';
import { FINDINGS } from '../../../model/findings/findings.data';
import { formatCount } from '../../../base/text';
import { SKIP_REASONS, type SkippedRow, type SkipReason } from '../list/member';
import type { MadeSignature } from '../member';

/** What a run comes to, in text. */
export interface RunSummary {
  /** How many signatures there are. */
  readonly people: number;
  /** The gravest first. */
  readonly problems: readonly SummaryLine[];
  readonly skipped: readonly SummaryLine[];
}

export interface SummaryLine {
  readonly text: string;
  readonly count: number;
  readonly severity: Finding['severity'];
  /** Some of those concerned, by address or however else they are known: five at most. */
  readonly some: readonly string[];
}

const MOST_NAMED = 5;

interface Counts {
  count: number;
  mostSevere: Finding['severity'];
  readonly some: string[];
}

/** Counts the findings of all signatures of a run while they are made; signatures are not kept. */
export function runCounter() {
  const tallies = new Map<FindingRule, Counts>();
  const total = { people: 0 };
  return {
    add: ({ member, findings }: Pick<MadeSignature, 'member' | 'findings'>): void => {
      total.people += 1;
      // Several of one rule concern the same person.
      for (const rule of new Set(findings.map((finding) => finding.rule))) {
        count(tallies, rule, member.address, severityOf(findings, rule));
      }
    },
    end: (skipped: readonly SkippedRow[]): RunSummary => ({
      people: total.people,
      problems: problemLines(tallies),
      skipped: skippedLines(skipped),
    }),
  };
}

/** The line about those whose signatures could not be made; nothing where there are none. */
export function failedLines(addresses: readonly string[]): readonly SummaryLine[] {
  const count = addresses.length;
  if (count === 0) return [];
  const text = `${countPeople(count)} without a signature, as it could not be made`;
  return [{ text, count, severity: 'broken', some: addresses.slice(0, MOST_NAMED) }];
}

/** `1 person`, `12 people`. */
export function countPeople(count: number): string {
  return count === 1 ? '1 person' : `${formatCount(count)} people`;
}

function count<Key>(
  tallies: Map<Key, Counts>,
  key: Key,
  who: string,
  severity: Finding['severity'],
): void {
  const tally = tallies.get(key) ?? { count: 0, mostSevere: severity, some: [] };
  tallies.set(key, tally);
  tally.count += 1;
  if (gravityOf({ severity }) > gravityOf({ severity: tally.mostSevere }))
    tally.mostSevere = severity;
  if (who !== '' && tally.some.length < MOST_NAMED) tally.some.push(who);
}

function severityOf(findings: readonly Finding[], rule: FindingRule): Finding['severity'] {
  const own = findings.filter((finding) => finding.rule === rule).toSorted(byGravity);
  return own[0]?.severity ?? 'info';
}

function problemLines(tallies: ReadonlyMap<FindingRule, Counts>): readonly SummaryLine[] {
  const lines = [...tallies].map(([rule, { count, mostSevere, some }]) => ({
    text: `${countPeople(count)} ${FINDINGS[rule].ofPeople}`,
    count,
    severity: mostSevere,
    some,
  }));
  return lines.toSorted((a, b) => gravityOf(b) - gravityOf(a) || b.count - a.count);
}

function skippedLines(skipped: readonly SkippedRow[]): readonly SummaryLine[] {
  const tallies = new Map<SkipReason, Counts>();
  for (const { reason, who, line } of skipped) {
    count(tallies, reason, who === '' ? `line ${line}` : `${who} (line ${line})`, 'info');
  }
  return [...tallies].map(([reason, { count, some }]) => ({
    text: `${count === 1 ? '1 row' : `${formatCount(count)} rows`} without a signature: ${SKIP_REASONS[reason].toLowerCase()}`,
    count,
    severity: 'info',
    some,
  }));
}
