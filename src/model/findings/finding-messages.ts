import type { Finding, FindingRule, FixId } from './findings';
import { feature, FINDINGS, type FindingRow, type FindingSource } from './findings.data';

/** Why a finding is one, and the source of that. */
export interface Reason {
  readonly why: string;
  readonly source?: FindingSource;
}

const RULES = Object.keys(FINDINGS) as readonly FindingRule[];

/** The words of a finding, arguments filled in. */
export function findingMessage({ rule, args }: Pick<Finding, 'rule' | 'args'>): string {
  const { message } = FINDINGS[rule];
  return message.replace(/\{(\w+)\}/g, (gap, name: string) => String(args[name] ?? gap));
}

/** The reason of a finding, its own feature named where it has one. */
export function reasonOf(rule: FindingRule, args: Finding['args'] = {}): Reason | null {
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

/** Whether the findings of a rule are about that, and not about one element. */
export function isAbout(rule: FindingRule, about: FindingRow['about'] & string): boolean {
  const row: FindingRow = FINDINGS[rule];
  return row.about === about;
}

/** The rules whose findings are about that. */
export function rulesAbout(about: FindingRow['about'] & string): readonly FindingRule[] {
  return RULES.filter((rule) => isAbout(rule, about));
}
