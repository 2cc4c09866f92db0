import type { Finding, FindingArgs, FindingReport, FindingRule, FixId, Reason } from './findings';
import { feature, type FindingAbout, type FindingRow } from './finding-row';
import { FINDINGS } from './findings.data';

const RULES = Object.keys(FINDINGS) as readonly FindingRule[];

/** A finding out of what was reported and what the row of its rule states. */
export function completeFinding(report: FindingReport): Finding {
  const { rule, args = {}, origin = [] } = report;
  const row: FindingRow = FINDINGS[rule];
  return {
    rule,
    severity: 'severity' in report ? report.severity : FINDINGS[report.rule].severity,
    clients: report.clients ?? row.clients ?? [],
    args,
    origin,
    message: row.message.replace(/\{(\w+)\}/g, (gap, name: string) => String(args[name] ?? gap)),
    reason: reasonOf(rule, args),
    about: row.about ?? null,
    ...(row.ofPicturesInside === undefined ? {} : { ofPicturesInside: row.ofPicturesInside }),
  };
}

/** The reason of a finding, its own feature named where it has one. */
export function reasonOf(rule: FindingRule, args: FindingArgs = {}): Reason | null {
  const { why, source }: FindingRow = FINDINGS[rule];
  const slug = args['feature'];
  if (typeof slug === 'string' && slug !== '') {
    const name = slug.replace(/^(?:css|html|image)-/, '');
    return {
      why: why ?? 'Some email clients do not support it.',
      source: feature(slug, name),
    };
  }
  return why === undefined ? null : { why, ...(source && { source }) };
}

/** Whether a check of the finished signature reports the findings of a rule; otherwise a pass does. */
export function isOfCheck(rule: FindingRule): boolean {
  const { check }: FindingRow = FINDINGS[rule];
  return check !== undefined;
}

/** Whether a fix is an answer to the findings of a rule. */
export function isFixedBy(rule: FindingRule, fix: FixId): boolean {
  const { fixes = [] }: FindingRow = FINDINGS[rule];
  return fixes.includes(fix);
}

/** The rules whose findings a fix is an answer to. */
export function rulesFixedBy(fix: FixId): readonly FindingRule[] {
  return RULES.filter((rule) => isFixedBy(rule, fix));
}

/** The rules whose findings are about that. */
export function rulesAbout(about: FindingAbout): readonly FindingRule[] {
  return RULES.filter((rule) => {
    const row: FindingRow = FINDINGS[rule];
    return row.about === about;
  });
}
