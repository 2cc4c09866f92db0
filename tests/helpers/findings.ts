import { completeFinding } from '../../src/model/findings/finding-rows';
import type { Finding, FindingReport, FindingRule } from '../../src/model/findings/findings';

/** A finding of a rule as its row has it, but for the given parts. */
export function findingOf(rule: FindingRule, parts: Partial<Finding> = {}): Finding {
  const report = { rule, severity: 'degraded', ...parts } as FindingReport;
  return { ...completeFinding(report), ...parts };
}
