import {
  elementOrigin,
  makeFinding,
  type Finding,
  type PlainRule,
} from '../model/findings/findings';
import type { PlacedElement } from './properties/placed-element';

/** A finding about one element, under the label of its type. */
export function elementFinding(
  rule: PlainRule,
  { id }: Pick<PlacedElement, 'id'>,
  label: string,
): Finding {
  return makeFinding(rule, { args: { label }, origin: [elementOrigin(id)] });
}

/** A finding with more values for its message. */
export function withArgs(finding: Finding, args: Finding['args']): Finding {
  return { ...finding, args: { ...finding.args, ...args } };
}

/** The finding for corners that CSS rounds: classic Outlook shows them square. */
export function roundFinding(element: PlacedElement, label: string): Finding {
  return elementFinding('image-not-cut', element, label);
}
