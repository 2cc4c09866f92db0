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
  /** The background on which the line stands; white unless given. */
  readonly beneath?: Hex;
}

/** Social links by name in one line, or as social icons where the visitor chose pictures; null without any. */
export function socialLine(
  socials: readonly Social[],
  { font, separator, align, beneath }: SocialLineStyle,
  look: Look,
): Block {
  const props = align === undefined ? {} : { align };
  if (look.socialIcons === null) return socialWords(socials, separator, font, props);
  const background = beneath === undefined ? {} : { beneath };
  const socialIcons = socialBadges(
    socials,
    { background: font.color, size: 20, gap: 8, ...background },
    look,
  );
  return cell(props, socialIcons && { ...socialIcons, ...props });
}
