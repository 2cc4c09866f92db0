import {
  cell,
  font,
  shrinkToFit,
  joined,
  literal,
  textCell,
  type Block,
  stack,
} from '../../../email/builders';
import type { Background, LinkNode, TableNode } from '../../../email/nodes';
import { readableOn, WHITE, type Hex } from '../../../model/color/color';
import type { Look } from '../../template';
import type { Social } from '../../view';
import { socialBadges, type BadgeStyle } from './socials';

export interface CapsuleStyle {
  /** Deep enough for white letters. */
  readonly background: Background;
  readonly radius?: number;
  /** The background on which it stands; white unless given. */
  readonly beneath?: Hex;
  /** How many icons have room in a row. */
  readonly most: number;
  /** Set where it is a column of a row as high as it is: it needs no table of its own there. */
  readonly isColumn?: boolean;
}

const HEIGHT = 24;

/**
 * Social links as letters in one capsule, or as social icons where the visitor chose pictures; null without any. A
 * third of what badges cost of the characters that a mail may have.
 */
export function socialCapsule(
  socials: readonly Social[],
  { background, radius, beneath = WHITE, most, isColumn = false }: CapsuleStyle,
  look: Look,
): Block {
  if (look.socialIcons !== null) {
    const style = { background: background.color, size: 22, gap: 5, beneath };
    return cell({}, fewBadges(socials, most, style, look));
  }
  const color = readableOn(WHITE, background.color);
  const links = socials.map(({ label, letters, href, origin }): LinkNode => {
    const children = [literal(letters)];
    return { kind: 'link', href, label, color, underline: false, origin, children };
  });
  const letters = font('sans', 12, color, { lineHeight: HEIGHT, weight: 700 });
  const capsule = textCell(letters, joined(links, literal('\u2003')), {
    padding: [0, 12, 0, 12],
    background,
    ...(radius === undefined ? {} : { radius }),
  });
  return isColumn ? capsule : shrinkToFit(capsule);
}

/** Social badges, `most` in a row at most, in even rows: for columns narrower than a phone. Null without any. */
function fewBadges(
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
