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

/** The finding for the shadow of an element, if it has one. */
export function shadowFindings(element: PlacedElement, label: string): readonly FindingReport[] {
  if (element.style.shadow === undefined) return [];
  return [elementFinding('shadow-missing', element, label)];
}

/** The finding for corners that CSS rounds: classic Outlook shows them square. */
export function roundFinding(element: PlacedElement, label: string): FindingReport {
  return elementFinding('image-not-cut', element, label);
}
