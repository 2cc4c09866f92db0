import type { Direction } from '../../base/text';
import { columns, literal, spacer } from '../../email/builders';
import { tintedSocialIcon, type SocialIcons } from '../../email/social-icons';
import type { CellNode, InlineNode, TableNode } from '../../email/nodes';
import { resolveColorScheme } from '../../model/color/color-scheme';
import { AA_CONTRAST_LARGE, mix, readableOn, WHITE, type Hex } from '../../model/color/color';
import type { Origin } from '../../model/findings/findings';
import type { SafeHref } from '../../model/links';
import { badgeWords, type SocialId, type SocialNetwork } from '../../model/person/social';
import { baselineOf, FONT_FACES } from '../text/fonts';
import { drawIcon, iconCorners, iconRadius } from './icon-corners';
import type { ElementContext } from '../element-definition';
import type { ElementStyle } from '../properties/placed-element';
import type { SvgNode } from '../drawing/svg';
import type { MeasureText } from '../text/text-measure';

/** A network's badge, ready to be drawn or sent. */
export interface Badge {
  readonly network: SocialNetwork;
  /** Null where there is no address yet: such a badge is pale. */
  readonly href: SafeHref | null;
  readonly origin: readonly Origin[];
}

export interface BadgeLook {
  readonly style: 'letters' | 'icons';
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

/** How large badges are and how far apart, in px, and from which side they are read: from the left unless that is given. */
export interface BadgePlaces {
  readonly side: number;
  readonly gap: number;
  readonly direction?: Direction;
}

/** Space between two badges of a row in px. */
export const BADGE_GAP = 6;
const CORNER = 4;
const FONT_NAME = 'Arial';

/** The look of badges: letters in the first color of the person's palette, unless the style has another. */
export function badgeLook(
  style: ElementStyle,
  { person, socialIcons }: Pick<ElementContext, 'person' | 'socialIcons'>,
): BadgeLook {
  const { primary } = resolveColorScheme(person.colorScheme);
  const background = style.backgroundColor ?? readableOn(primary, WHITE, AA_CONTRAST_LARGE);
  const kind = style.socialStyle === 'icons' ? 'icons' : 'letters';
  // A glyph is read at the contrast of large letters: white is seen on the blue of networks.
  const contrast = kind === 'icons' ? AA_CONTRAST_LARGE : undefined;
  return {
    style: kind,
    background,
    ink: style.color ?? readableOn(WHITE, background, contrast),
    radius: style.radius ?? null,
    size: style.fontSize,
    socialIcons: socialIcons ?? null,
  };
}

/** The drawing of badges beside one another, in a row that begins at the left; `id` is that of their element. */
export function drawBadges(
  badges: readonly Badge[],
  { side, gap, direction }: BadgePlaces,
  look: BadgeLook,
  { id, measure }: { readonly id: string; readonly measure: MeasureText },
): readonly SvgNode[] {
  return badges.flatMap((badge, index) => {
    const before = direction === 'rtl' ? badges.length - 1 - index : index;
    const place = { x: before * (side + gap), side, clipId: `${id}-clip-${index}` };
    return drawBadge(badge, place, look, measure);
  });
}

function drawBadge(
  { network, href }: Badge,
  { x, side, clipId }: { readonly x: number; readonly side: number; readonly clipId: string },
  look: BadgeLook,
  measure: MeasureText,
): readonly SvgNode[] {
  const background = backgroundOf(href, look);
  const box = { x, y: 0, width: side, height: side };
  const rx = Math.min(look.radius ?? CORNER, Math.floor(side / 2));
  const plane: SvgNode = { tag: 'rect', attributes: { ...box, rx, fill: background } };
  if (look.style === 'icons') {
    if (look.socialIcons === null) return [plane];
    const icon = iconOf(look.socialIcons, network.id, href, look);
    return drawIcon(icon, { ...box, color: background }, iconCorners(look.radius, side), clipId);
  }
  const { letters: words } = badgeWords(network, href);
  const { size, lineHeight } = letterSize(side, look);
  const font = { name: FONT_NAME, size, bold: true, italic: false } as const;
  // Letters that are wider than their badge begin where it does.
  const isWide = measure(words, font) > side;
  const letters: SvgNode = {
    tag: 'text',
    attributes: {
      x: isWide ? x : x + side / 2,
      y: baselineOf(font, lineHeight, measure),
      'text-anchor': isWide ? 'start' : 'middle',
      fill: inkOf(href, look),
      'font-family': FONT_FACES[FONT_NAME].stack,
      'font-size': size,
      'font-weight': 700,
    },
    children: [words],
  };
  return [plane, letters];
}

/** One badge as a cell of its own size. */
export function badgeCell(badge: Badge, side: number, look: BadgeLook): CellNode {
  const { origin } = badge;
  const box = { kind: 'cell', width: side, height: side, verticalAlign: 'top', origin } as const;
  const child = linkedChild(badge, side, look);
  if (look.style === 'icons') {
    const { backing } = iconCorners(look.radius, side);
    if (backing === null) return { ...box, children: [child] };
    const background = { color: backgroundOf(badge.href, look) };
    return { ...box, background, ...(backing === 0 ? {} : { radius: backing }), children: [child] };
  }
  const { size, lineHeight } = letterSize(side, look);
  const radius = Math.min(look.radius ?? CORNER, Math.floor(side / 2));
  const color = inkOf(badge.href, look);
  return {
    ...box,
    align: 'center',
    noWrap: true,
    background: { color: backgroundOf(badge.href, look) },
    ...(radius === 0 ? {} : { radius }),
    font: { family: FONT_FACES[FONT_NAME].stack, size, lineHeight, color, weight: 700 },
    children: [child],
  };
}

/** Badges beside one another as a table just as wide; what is left of a box `width` px wide stays empty. */
export function badgeTable(
  badges: readonly Badge[],
  { side, gap, direction }: BadgePlaces,
  look: BadgeLook,
  width: number,
): TableNode | null {
  const taken = badges.length * (side + gap) - gap;
  const cells = badges.flatMap((badge, index) => {
    const cell = badgeCell(badge, side, look);
    const isFirst = index === 0 || gap === 0;
    return isFirst ? [cell] : [spacer({ width: gap, height: side }), cell];
  });
  const rest = width > taken ? [spacer({ width: width - taken, height: side })] : [];
  // A table that runs from the right has its first cell there.
  return direction === 'rtl'
    ? columns([...rest, ...cells], 0, { width, dir: direction })
    : columns([...cells, ...rest], 0, { width });
}

function linkedChild({ network, href, origin }: Badge, side: number, look: BadgeLook): InlineNode {
  const { label, letters } = badgeWords(network, href);
  const isIcon = look.style === 'icons';
  const color = isIcon ? backgroundOf(href, look) : inkOf(href, look);
  const child = isIcon
    ? ({
        kind: 'image',
        src: look.socialIcons === null ? NO_ICON : iconOf(look.socialIcons, network.id, href, look),
        width: side,
        height: side,
        alt: label,
        ...iconRadius(look.radius, side),
        origin,
      } as const)
    : literal(letters, { origin });
  return href === null
    ? child
    : { kind: 'link', href, color, underline: false, label, origin, children: [child] };
}

/** One transparent pixel, for plans in which icons are not looked at. */
const NO_ICON = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function backgroundOf(href: SafeHref | null, { background }: BadgeLook): Hex {
  return href === null ? mix(background, WHITE, 0.5) : background;
}

/** The icon of a badge. Its glyph has the color that letters would have, where that can be read. */
function iconOf(
  socialIcons: SocialIcons,
  id: SocialId,
  href: SafeHref | null,
  look: BadgeLook,
): string {
  const background = backgroundOf(href, look);
  return tintedSocialIcon(
    socialIcons,
    id,
    background,
    readableOn(inkOf(href, look), background, AA_CONTRAST_LARGE),
  );
}

/** On the pale background of a badge without an address, letters are as dark as it takes to read them. */
function inkOf(href: SafeHref | null, look: BadgeLook): Hex {
  return href === null ? readableOn(look.ink, backgroundOf(null, look)) : look.ink;
}

/** Letters half as high as their badge, in a line as high as it: an even one, as Word needs it. */
function letterSize(
  side: number,
  { size = Math.max(1, Math.round(side / 2)) }: BadgeLook,
): { readonly size: number; readonly lineHeight: number } {
  return { size, lineHeight: side - (side % 2) };
}
