import { cell, type Block } from '../../../email/builders';
import type { Align, Font } from '../../../email/nodes';
import type { Hex } from '../../../model/color/color';
import type { Look } from '../../template';
import type { Social } from '../../view';
import { socialBadges, socialWords } from './socials';

export interface SocialLineStyle {
  readonly font: Font;
  readonly separator: string;
  readonly align?: Align;
  /** The ground on which the line stands; white unless given. */
  readonly beneath?: Hex;
}

/** Social links by name in one line, or as the networks' marks where the visitor chose pictures; null without any. */
export function socialLine(
  socials: readonly Social[],
  { font, separator, align, beneath }: SocialLineStyle,
  look: Look,
): Block {
  const props = align === undefined ? {} : { align };
  if (look.marks === null) return socialWords(socials, separator, font, props);
  const ground = beneath === undefined ? {} : { beneath };
  const marks = socialBadges(socials, { ground: font.color, size: 20, gap: 8, ...ground }, look);
  return cell(props, marks && { ...marks, ...props });
}
