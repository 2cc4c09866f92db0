import type { FindingReport } from '../../model/findings/findings';
import type { SafeHref } from '../../model/links';
import { elementFinding } from '../element-finding';
import { addressHref } from '../../model/person/web/address-href';
import type { PlacedElement } from '../properties/placed-element';

/** Where an element leads by an address of its own, and what is found of that; nowhere without one. */
export function ownLink(
  element: PlacedElement,
  label: string,
): { readonly href: SafeHref | null; readonly findings: readonly FindingReport[] } {
  const own = element.href?.trim() ?? '';
  if (own === '') return { href: null, findings: [] };
  const href = addressHref(own);
  return { href, findings: href === null ? [elementFinding('href-unsafe', element, label)] : [] };
}
