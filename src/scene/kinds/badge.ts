import type { Direction } from '../../base/text';
import { columns, literal, spacer } from '../../email/builders';
import type { CellNode, ImageNode, InlineNode, TableNode, TextNode } from '../../email/nodes';
import { resolveColorScheme } from '../../model/color/color-scheme';
import { AA_CONTRAST_LARGE, readableOn, WHITE, type Hex } from '../../model/color/color';
import type { Origin } from '../../model/findings/findings';
import type { SafeHref } from '../../model/links';
import { badgeWords, type SocialNetwork } from '../../model/person/social';
import { baselineOf, FONT_FACES } from '../text/fonts';
import { badgeColor, badgeInk, drawIconBadge, iconCell, type BadgeLook } from './icon-badge';
import type { ElementContext } from '../element-definition';
import { SCENE_LIMITS } from '../limits';
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
    shape: style.badgeShape ?? 'soft',
    radius: radiusOf(style),
    size: style.fontSize,
    socialIcons: socialIcons ?? null,
  };
}

/** A circle is as round as can be. */
function radiusOf({ badgeShape, radius }: ElementStyle): number | null {
  if (badgeShape === 'round') return SCENE_LIMITS.radius.max;
  return badgeShape === 'square' ? 0 : (radius ?? null);
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
  const isKnown = href !== null;
  if (look.style === 'icons') return drawIconBadge(network.id, { x, side, clipId }, look, isKnown);
  const box = { x, y: 0, width: side, height: side };
  const rx = Math.min(look.radius ?? CORNER, Math.floor(side / 2));
  const plane: SvgNode = {
    tag: 'rect',
    attributes: { ...box, rx, fill: badgeColor(look, isKnown) },
  };
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
      fill: badgeInk(look, isKnown),
      'font-family': FONT_FACES[FONT_NAME].stack,
      'font-size': size,
      'font-weight': 700,
    },
    children: [words],
  };
  return look.shape === 'plain' ? [letters] : [plane, letters];
}

/** One badge as a cell of its own size. */
export function badgeCell(badge: Badge, side: number, look: BadgeLook): CellNode {
  const { network, href, origin } = badge;
  const isKnown = href !== null;
  const { label: alt, letters } = badgeWords(network, href);
  if (look.style === 'icons')
    return iconCell(network.id, { side, alt, origin }, look, isKnown, (image) =>
      linked(image, badge, alt, badgeColor(look, isKnown)),
    );
  const box = { kind: 'cell', width: side, height: side, verticalAlign: 'top', origin } as const;
  const { size, lineHeight } = letterSize(side, look);
  const radius = Math.min(look.radius ?? CORNER, Math.floor(side / 2));
  const color = badgeInk(look, isKnown);
  return {
    ...box,
    align: 'center',
    noWrap: true,
    ...(look.shape === 'plain' ? {} : { background: { color: badgeColor(look, isKnown) } }),
    ...(radius === 0 || look.shape === 'plain' ? {} : { radius }),
    font: { family: FONT_FACES[FONT_NAME].stack, size, lineHeight, color, weight: 700 },
    children: [linked(literal(letters, { origin }), badge, alt, color)],
  };
}

function linked(
  child: TextNode | ImageNode,
  { href, origin }: Badge,
  label: string,
  color: Hex,
): InlineNode {
  if (href === null) return child;
  return { kind: 'link', href, color, underline: false, label, origin, children: [child] };
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

/** Letters half as high as their badge, in a line as high as it: an even one, as Word needs it. */
function letterSize(
  side: number,
  { size = Math.max(1, Math.round(side / 2)) }: BadgeLook,
): { readonly size: number; readonly lineHeight: number } {
  return { size, lineHeight: side - (side % 2) };
}
