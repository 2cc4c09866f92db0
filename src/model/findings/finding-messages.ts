import type { Finding, FindingRule } from './findings';
import { feature, FINDINGS, type FindingRow, type FindingSource } from './findings.data';

/** Why a finding is one, and the source of that. */
export interface Reason {
  readonly why: string;
  readonly source?: FindingSource;
}

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
  const { isChecked }: FindingRow = FINDINGS[rule];
  return isChecked === true;
}

/** Whether the findings of a rule are about that, and not about one element. */
export function isAbout(rule: FindingRule, about: FindingRow['about'] & string): boolean {
  const row: FindingRow = FINDINGS[rule];
  return row.about === about;
}

/** The rules whose findings are about that. */
export function rulesAbout(about: FindingRow['about'] & string): readonly FindingRule[] {
  const rules = Object.keys(FINDINGS) as FindingRule[];
  return rules.filter((rule) => isAbout(rule, about));
}
