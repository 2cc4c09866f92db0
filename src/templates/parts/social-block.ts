import { cell, stacked, type Block } from '../../email/builders';
import type { Look } from '../template';
import type { Social } from '../view';
import { socialBadges, type BadgeStyle } from './socials';

/** Social links as a block of badges, `inARow` beside one another, for columns that hold no more; null without any. */
export function socialBlock(
  socials: readonly Social[],
  inARow: number,
  style: BadgeStyle,
  look: Look,
): Block {
  const { gap = 6 } = style;
  const rows = Math.ceil(socials.length / inARow);
  const each = Math.ceil(socials.length / Math.max(1, rows));
  const blocks = Array.from({ length: rows }, (_, row) =>
    cell({}, socialBadges(socials.slice(row * each, (row + 1) * each), style, look)),
  );
  return stacked(gap, blocks);
}
