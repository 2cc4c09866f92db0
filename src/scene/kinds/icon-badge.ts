import { tintedSocialIcon, type IconId, type SocialIcons } from '../../email/social-icons';
import type { CellNode, ImageNode, InlineNode } from '../../email/nodes';
import { AA_CONTRAST_LARGE, mix, readableOn, WHITE, type Hex } from '../../model/color/color';
import type { BadgeShape } from '../../model/contact-icons';
import type { Origin } from '../../model/findings/findings';
import type { SvgNode } from '../drawing/svg';
import { drawIcon, iconCorners, iconRadius } from './icon-corners';

/*
 * Icons are pictures of two colors: that of their badge, and that of the glyph. A plain one has that of the badge alone, on
 * nothing, and fills its place.
 */

export interface BadgeLook {
  readonly style: 'letters' | 'icons';
  readonly shape: BadgeShape;
  readonly background: Hex;
  /** The color of the letters, or of the glyph. */
  readonly ink: Hex;
  /** In px; null where none is set, and an icon has the corners that it is drawn with. */
  readonly radius: number | null;
  /** Of the letters in px; half as high as the badge unless given. */
  readonly size: number | undefined;
  /** Null until they have come. */
  readonly socialIcons: SocialIcons | null;
}

/** Corners of the plane that stands there until the icons have come, in px. */
const CORNER = 4;

/** The color of a badge: pale while it has no link. */
export function badgeColor({ background }: BadgeLook, isKnown: boolean): Hex {
  return isKnown ? background : mix(background, WHITE, 0.5);
}

/** The color of the letters. On the pale background of a badge without an address, they are as dark as it takes to read them. */
export function badgeInk(look: BadgeLook, isKnown: boolean): Hex {
  const background = badgeColor(look, isKnown);
  if (look.shape === 'plain') return background;
  return isKnown ? look.ink : readableOn(look.ink, background);
}

interface IconPlace {
  readonly x: number;
  readonly side: number;
  /** Names what the icon is cut to. */
  readonly clipId: string;
}

/** The drawing of an icon, at the top of its element. */
export function drawIconBadge(
  id: IconId,
  { x, side, clipId }: IconPlace,
  look: BadgeLook,
  isKnown: boolean,
): readonly SvgNode[] {
  const color = badgeColor(look, isKnown);
  const box = { x, y: 0, width: side, height: side };
  if (look.socialIcons === null) {
    const rx = Math.min(look.radius ?? CORNER, Math.floor(side / 2));
    return [{ tag: 'rect', attributes: { ...box, rx, fill: color } }];
  }
  const href = iconOf(look.socialIcons, id, look, isKnown);
  if (look.shape === 'plain') return [{ tag: 'image', attributes: { ...box, href } }];
  return drawIcon(href, { ...box, color }, iconCorners(look.radius, side), clipId);
}

interface IconFacts {
  readonly side: number;
  readonly alt: string;
  readonly origin: readonly Origin[];
}

/** An icon as a cell of its own size; `link` puts its link around it. */
export function iconCell(
  id: IconId,
  { side, alt, origin }: IconFacts,
  look: BadgeLook,
  isKnown: boolean,
  link: (image: ImageNode) => InlineNode,
): CellNode {
  const isPlain = look.shape === 'plain';
  const color = badgeColor(look, isKnown);
  const { socialIcons, radius } = look;
  const image: ImageNode = {
    kind: 'image',
    src: socialIcons === null ? NO_ICON : iconOf(socialIcons, id, look, isKnown),
    width: side,
    height: side,
    alt,
    ...(isPlain ? { ink: color } : iconRadius(radius, side)),
    origin,
  };
  const cell: CellNode = {
    kind: 'cell',
    width: side,
    height: side,
    verticalAlign: 'top',
    origin,
    children: [link(image)],
  };
  const { backing } = iconCorners(radius, side);
  if (isPlain || backing === null) return cell;
  return { ...cell, background: { color }, ...(backing === 0 ? {} : { radius: backing }) };
}

/** One transparent pixel, for plans in which icons are not looked at. */
const NO_ICON = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Its glyph has the color that letters would have, where that can be read. */
function iconOf(icons: SocialIcons, id: IconId, look: BadgeLook, isKnown: boolean): string {
  const color = badgeColor(look, isKnown);
  if (look.shape === 'plain') return tintedSocialIcon(icons, `${id}-plain`, color, color);
  const glyph = readableOn(badgeInk(look, isKnown), color, AA_CONTRAST_LARGE);
  return tintedSocialIcon(icons, id, color, glyph);
}
