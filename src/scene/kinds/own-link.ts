import type { FindingReport } from '../../model/findings/findings';
import type { SafeHref } from '../../model/links';
import { elementFinding } from '../element-finding';
import { addressHref, isTextMessage } from '../../model/person/web/address-href';
import type { PlacedElement } from '../properties/placed-element';

/** What is found of a link that somebody typed. */
export function linkFindings(
  element: PlacedElement,
  label: string,
  link: string,
): readonly FindingReport[] {
  if (addressHref(link) === null) return [elementFinding('href-unsafe', element, label)];
  return isTextMessage(link) ? [elementFinding('text-message', element, label)] : [];
}

/** Where an element leads by an address of its own, and what is found of that; nowhere without one. */
export function ownLink(
  element: PlacedElement,
  label: string,
): { readonly href: SafeHref | null; readonly findings: readonly FindingReport[] } {
  const own = element.href?.trim() ?? '';
  if (own === '') return { href: null, findings: [] };
  return { href: addressHref(own), findings: linkFindings(element, label, own) };
}
