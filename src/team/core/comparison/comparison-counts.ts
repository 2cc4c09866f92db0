import { formatCount } from '../../../base/text';
import type { ComparedChange } from './comparison';

/** How a comparison ends: how many people each change would concern. */
export type ComparisonCounts = Readonly<Record<ComparedChange, number>>;

export const NO_COUNTS: ComparisonCounts = { joined: 0, changed: 0, same: 0, left: 0 };

/** A sentence about all: `2 new, 1 changed, 0 leaving, 37 as before.` */
export function comparisonLead({ joined, changed, left, same }: ComparisonCounts): string {
  return `${formatCount(joined)} new, ${formatCount(changed)} changed, ${formatCount(left)} leaving, ${formatCount(same)} as before.`;
}
