import { cell, stacked, type Block } from '../../../email/builders';
import type { Look } from '../../template';
import type { Social } from '../../view';
import { inRows, socialBadges, type BadgeStyle } from './socials';

/** Social links as a block of badges, `inARow` beside one another, for columns that hold no more; null without any. */
export function socialBlock(
  socials: readonly Social[],
  inARow: number,
  style: BadgeStyle,
  look: Look,
): Block {
  const { gap = 6 } = style;
  const blocks = inRows(socials, inARow).map((some) => cell({}, socialBadges(some, style, look)));
  return stacked(gap, blocks);
}
