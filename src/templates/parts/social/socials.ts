import { changed } from '../../../base/changed';
import {
  cell,
  columns,
  font,
  joined,
  literal,
  solid,
  stack,
  textCell,
  type Block,
  type CellProps,
} from '../../../email/builders';
import type { Border, Font, ImageNode, LinkNode, TableNode } from '../../../email/nodes';
import { tintedSocialIcon, type SocialIcons } from '../../../email/social-icons';
import { AA_CONTRAST_LARGE, readableOn, WHITE, type Hex } from '../../../model/color/color';
import type { Look } from '../../template';
import type { Social } from '../../view';
import { startOf } from '../alignment';

export interface BadgeStyle {
  readonly background: Hex;
  /** The color of the letters; the nearest readable shade of it is taken. White unless given. */
  readonly ink?: Hex;
  /** Side of the square in px. */
  readonly size?: number;
  readonly gap?: number;
  readonly radius?: number;
  /** Between badges of letters a border in this color takes the place of the gap, at a third of its characters. */
  readonly line?: Hex;
  /** The background on which the badges stand; white unless given. */
  readonly beneath?: Hex;
}

const SIZE = 24;
/** More take another row: with the usual size and gap, eight fit a phone and a narrow column. */
const IN_A_ROW = 8;

/** Social links as rows of badges, lettered or with social icons as the visitor chose; null without any. */
export function socialBadges(
  socials: readonly Social[],
  style: BadgeStyle,
  look: Look,
): TableNode | null {
  const { gap = 6 } = style;
  const { socialIcons } = look;
  const badge = (social: Social): Block =>
    socialIcons === null ? letterBadge(social, style) : iconBadge(social, style, socialIcons);
  const isLined = style.line !== undefined && socialIcons === null;
  const rows = inRows(socials, IN_A_ROW).map((some) => {
    const badges = some.map(badge);
    const lined = isLined ? withLines(badges, { ...style, gap }, look) : badges;
    return columns(lined, isLined ? 0 : gap, { width: 'content' });
  });
  const [first = null, ...more] = rows;
  return more.length === 0
    ? first
    : stack(
        rows.map((badges) => cell({}, badges)),
        gap,
        { width: 'content' },
      );
}

/** The badges, each but the first with a border at its start. */
function withLines(
  badges: readonly Block[],
  { line, gap, size = SIZE }: BadgeStyle & { readonly gap: number },
  look: Look,
): readonly Block[] {
  if (line === undefined) return badges;
  const border: Border = { width: gap, color: line, style: 'solid' };
  return badges.map((badge, index) =>
    index === 0 || badge === null
      ? badge
      : changed(badge, { width: size + gap, borders: { [startOf(look)]: border } }),
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

/** `most` in a row, as even as can be: nine of eight at most are five and four. */
function inRows(socials: readonly Social[], most: number): readonly (readonly Social[])[] {
  const rows = Math.ceil(socials.length / most);
  const each = Math.ceil(socials.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, row) => socials.slice(row * each, (row + 1) * each));
}

function letterBadge({ label, letters, href, origin }: Social, style: BadgeStyle): Block {
  const { background, ink = WHITE, size = SIZE, radius } = style;
  const color = readableOn(ink, background);
  return textCell(
    font('sans', 12, color, { lineHeight: size, weight: 700 }),
    { kind: 'link', href, label, color, underline: false, origin, children: [literal(letters)] },
    {
      width: size,
      align: 'center',
      background: solid(background),
      ...(radius === undefined ? {} : { radius }),
    },
  );
}

/** Of the corners of an icon, as a share of its side. */
const ICON_RADIUS = 5 / 24;

/** Where its picture is not shown, the badge is left, with the letters in it. */
function iconBadge(
  { id, label, letters, href, origin }: Social,
  style: BadgeStyle,
  socialIcons: SocialIcons,
): Block {
  const { background, size = SIZE, beneath = WHITE } = style;
  const color = readableOn(background, beneath, AA_CONTRAST_LARGE);
  const src = tintedSocialIcon(socialIcons, id, color, beneath);
  const radius = Math.round(size * ICON_RADIUS);
  const icon: ImageNode = { kind: 'image', src, width: size, height: size, alt: letters, origin };
  return cell(
    { width: size, align: 'center', background: solid(color), radius },
    { kind: 'link', href, color: background, underline: false, label, origin, children: [icon] },
  );
}
