import type { FindingReport } from '../../model/findings/findings';
import { strayNetwork } from '../../model/person/web/profile';
import { accountWords, networkOf, type SocialId } from '../../model/person/social';
import { elementFinding, withArgs } from '../element-finding';
import type { PlacedElement } from '../properties/placed-element';

/** What is found of the badge of a network whose address is one of another network. */
export function strayFindings(
  element: PlacedElement,
  id: SocialId,
  address: string,
): readonly FindingReport[] {
  const other = strayNetwork(id, address);
  if (other === null) return [];
  const stray = elementFinding('social-elsewhere', element, networkOf(id).label);
  return [withArgs(stray, { other: other.label })];
}

/** What is found of the badge of a network whose address is none. */
export function unsafeFinding(element: PlacedElement, id: SocialId): FindingReport {
  const unsafe = elementFinding('social-unsafe', element, networkOf(id).label);
  return withArgs(unsafe, { account: accountWords(id) });
}
