import type { ClientId } from '../model/findings/clients';
import { elementOrigin, type Finding, type FindingRule, type Severity } from '../model/findings/findings';
import type { PlacedElement } from './placed-element';

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

/** A finding that says more in its words. */
export function withArgs(finding: Finding, args: Finding['args']): Finding {
  return { ...finding, args: { ...finding.args, ...args } };
}

/** Corners that CSS rounds: classic Outlook knows none. */
export function roundFinding(element: PlacedElement, label: string): Finding {
  return elementFinding('image-not-cut', element, label, 'info', ['outlook-classic']);
}
