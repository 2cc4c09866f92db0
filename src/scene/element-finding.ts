import {
  elementOrigin,
  type FindingReport,
  type PlainRule,
  type FindingArgs,
} from '../model/findings/findings';
import type { PlacedElement } from './properties/placed-element';

/** A finding about one element, under the label of its type. */
export function elementFinding(
  rule: PlainRule,
  { id }: Pick<PlacedElement, 'id'>,
  label: string,
): FindingReport {
  return { rule, args: { label }, origin: [elementOrigin(id)] };
}

/** A finding with more values for its message. */
export function withArgs(finding: FindingReport, args: FindingArgs): FindingReport {
  return { ...finding, args: { ...finding.args, ...args } };
}
