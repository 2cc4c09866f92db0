import {
  cell,
  columns,
  font,
  joined,
  literal,
  solid,
  textCell,
  type Block,
  type CellProps,
} from '../../email/builders';
import { tintedMark } from '../../email/marks';
import type { Font, ImageNode, LinkNode, TableNode } from '../../email/nodes';
import { AA_CONTRAST_LARGE, readableOn, WHITE, type Hex } from '../../model/color';
import type { Look } from '../template';
import type { SignatureView, Social } from '../view';

export interface BadgeStyle {
  readonly ground: Hex;
  /** The colour of the letters; the nearest readable shade of it is taken. White unless given. */
  readonly ink?: Hex;
  /** Side of the square in px. */
  readonly size?: number;
  readonly gap?: number;
  readonly radius?: number;
  /** The ground on which the badges stand; white unless given. */
  readonly beneath?: Hex;
}

/** Social links as a row of badges, lettered or with the networks' marks as the visitor chose; null without any. */
export function socialBadges(
  socials: readonly Social[],
  style: BadgeStyle,
  look: Look,
): TableNode | null {
  const { gap = 6 } = style;
  const badge = look.socialStyle === 'icons' ? markBadge : letterBadge;
  return columns(
    socials.map((social) => badge(social, style)),
    gap,
    { width: 'content' },
  );
}

/** Social links by name in one line of text, for templates that shun badges; null without any. */
export function socialWords(
  socials: readonly Social[],
  separator: string,
  cellFont: Font,
  props: CellProps = {},
): Block {
  const links = socials.map(({ label, href, origin }): LinkNode => {
    const { color } = cellFont;
    const children = [literal(label)];
    return { kind: 'link', href, label, color, underline: false, origin, children };
  });
  return textCell(cellFont, joined(links, literal(separator)), props);
}

const ROOM = 5;

/** The first five social links, TikTok left out, for templates that have no room for a sixth. */
export function mainSocials({ socials }: SignatureView): readonly Social[] {
  return socials.filter(({ id }) => id !== 'tiktok').slice(0, ROOM);
}

function letterBadge({ label, letters, href, origin }: Social, style: BadgeStyle): Block {
  const { ground, ink = WHITE, size = 24, radius } = style;
  const color = readableOn(ink, ground);
  return textCell(
    font('sans', 12, color, { lineHeight: size, weight: 700 }),
    { kind: 'link', href, label, color, underline: false, origin, children: [literal(letters)] },
    {
      width: size,
      align: 'center',
      ground: solid(ground),
      ...(radius === undefined ? {} : { radius }),
    },
  );
}

function markBadge({ id, label, href, origin }: Social, style: BadgeStyle): Block {
  const { ground, size = 24, beneath = WHITE } = style;
  const src = tintedMark(id, readableOn(ground, beneath, AA_CONTRAST_LARGE));
  const mark: ImageNode = { kind: 'image', src, width: size, height: size, alt: label, origin };
  return cell(
    { width: size },
    { kind: 'link', href, color: ground, underline: false, label, origin, children: [mark] },
  );
}
