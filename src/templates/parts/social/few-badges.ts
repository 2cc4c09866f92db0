import { cell, stack } from '../../../email/builders';
import type { TableNode } from '../../../email/nodes';
import type { Look } from '../../template';
import type { Social } from '../../view';
import { socialBadges, type BadgeStyle } from './socials';

/** Social badges, `most` in a row at most and the rows as even as can be: for columns narrower than a phone. Null without any. */
export function fewBadges(
  socials: readonly Social[],
  most: number,
  style: BadgeStyle,
  look: Look,
): TableNode | null {
  const count = Math.max(1, Math.ceil(socials.length / most));
  const each = Math.ceil(socials.length / count);
  const rows = Array.from({ length: count }, (_, index) =>
    cell({}, socialBadges(socials.slice(index * each, (index + 1) * each), style, look)),
  );
  return stack(rows, style.gap ?? 6);
}
