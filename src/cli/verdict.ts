import type { RunSummary } from '../team/core/archive/summary';
import { SKIP_REASONS, type AnyPeople, type SkipReason } from '../team/core/list/member';
import { formatCount } from '../base/text';
import { CliProblem } from './command';
import { EXIT } from './exit-codes';

/** How signatures are: some do not work, some look otherwise in an email client, or neither. */
export function worstSeverity({
  problems,
}: Pick<RunSummary, 'problems'>): 'broken' | 'degraded' | null {
  const severities = new Set(problems.map(({ severity }) => severity));
  if (severities.has('broken')) return 'broken';
  return severities.has('degraded') ? 'degraded' : null;
}

/** Throws for a list without people who get a signature. */
export function checkAnybody({ members, skipped }: AnyPeople): void {
  if (members.length > 0) return;
  const counts = new Map<SkipReason, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].map(
    ([reason, count]) =>
      `${SKIP_REASONS[reason].toLowerCase()} (${count === 1 ? '1 row' : `${formatCount(count)} rows`})`,
  );
  const why = reasons.length === 0 ? 'it has no rows' : reasons.join(', ');
  throw new CliProblem(
    `The list has no people who get a signature: ${why}. Nothing was written.`,
    EXIT.empty,
  );
}
