import type { ClientId } from '../model/findings/clients';
import {
  elementOrigin,
  type Finding,
  type FindingRule,
  type Severity,
} from '../model/findings/findings';
import type { PlacedElement } from './properties/placed-element';

/** A finding about one element, under the label of its type. */
export function elementFinding(
  rule: FindingRule,
  element: PlacedElement,
  label: string,
  severity: Severity = 'degraded',
  clients: readonly ClientId[] = [],
): Finding {
  return { rule, severity, clients, args: { label }, origin: [elementOrigin(element.id)] };
}

/** A finding with more values for its message. */
export function withArgs(finding: Finding, args: Finding['args']): Finding {
  return { ...finding, args: { ...finding.args, ...args } };
}

/** The finding for corners that CSS rounds: classic Outlook shows them square. */
export function roundFinding(element: PlacedElement, label: string): Finding {
  return elementFinding('image-not-cut', element, label, 'info', ['outlook-classic']);
}
