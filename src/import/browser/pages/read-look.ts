import {
  LETTER_FLAGS,
  PLAIN_LETTERS,
  type LetterProperty,
  type LetterFlags,
} from '../../../email/letters';
import { gradientOfStops, meanColor } from '../../../email/gradients';
import { shadowOf } from '../../../email/shadow-of-lengths';
import type { Shadow } from '../../../email/shadows';
import type { Rect } from '../../../model/picture/fit';
import type { PageBorder, PageBox, PageLook, SeenThrough } from '../../core/rebuild/page';
import { isLikeColor } from '../../core/like-color';
import type { Hex } from '../../../model/color/color';
import type { DrawnPart } from './drawn-parts';
import { seenColor, type Backdrop, type SeenColor } from './seen-color';

/** How letters look within an element; `letters` are those of all around them. */
export function lookOf(style: CSSStyleDeclaration, at: Backdrop, letters: LetterFlags): PageLook {
  const { below, show } = at;
  const unseen = { color: show(below), own: show(below), alpha: 1 };
  const { color, own, alpha } = seenColor(style.color, at) ?? unseen;
  return {
    ...letters,
    family: style.fontFamily,
    size: px(style.fontSize),
    weight: Number(style.fontWeight) || 400,
    color,
    ownColor: own,
    alpha,
    letterSpacing: px(style.letterSpacing),
  };
}

/** What the letters within an element have or not. */
export function lettersIn(style: CSSStyleDeclaration, around: LetterFlags): LetterFlags {
  const set = LETTER_FLAGS.map(({ name, css: [property, on], isLine = false }) => {
    const isOn = IS_ON[property](style, on);
    return [name, isOn || (isLine && around[name])] as const;
  });
  return { ...PLAIN_LETTERS, ...Object.fromEntries(set) };
}

/** Whether a computed style sets a property so. */
const IS_ON: Readonly<Record<LetterProperty, (style: CSSStyleDeclaration, on: string) => boolean>> =
  {
    'font-style': (style) => style.fontStyle !== 'normal',
    'text-decoration': (style, on) => style.textDecorationLine.includes(on),
    'font-variant': (style, on) => style.fontVariantCaps === on,
  };

/** The background, which may be drawn, and the borders of an element; null where nothing of them can be seen. */
export function boxOf(
  style: CSSStyleDeclaration,
  rect: DOMRect,
  at: Backdrop,
  drawn?: DrawnPart,
): Omit<PageBox, 'href' | 'table'> | null {
  const gradient =
    drawn?.shows === 'gradient' ? drawn.gradient : gradientOf(style.backgroundImage, at);
  const fill = drawn?.shows === 'color' ? null : seenColor(style.backgroundColor, at);
  const background = drawn?.shows === 'color' ? at.show(drawn.color) : (fill?.color ?? null);
  const borders = [
    borderOf(style.borderTopWidth, style.borderTopStyle, style.borderTopColor, at),
    borderOf(style.borderRightWidth, style.borderRightStyle, style.borderRightColor, at),
    borderOf(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor, at),
    borderOf(style.borderLeftWidth, style.borderLeftStyle, style.borderLeftColor, at),
  ] as const;
  const isSeen =
    background !== null || gradient !== null || borders.some((border) => border !== null);
  if (!isSeen || rect.width <= 0 || rect.height <= 0) return null;
  const { x, y, width, height } = rect;
  return {
    kind: 'box',
    x,
    y,
    width,
    height,
    background,
    ...throughOf(fill),
    gradient,
    borders,
    radii: radiiOf(style, rect),
    ...shadowIn(style, at),
  };
}

/** What a color is mixed of, where it lets something through. */
function throughOf(seen: SeenColor | null): { readonly through?: SeenThrough } {
  if (seen === null || seen.alpha === 1) return {};
  return { through: { color: seen.own, alpha: seen.alpha } };
}

function borderOf(width: string, line: string, css: string, at: Backdrop): PageBorder | null {
  const seen = seenColor(css, at);
  if (px(width) <= 0 || line === 'none' || line === 'hidden' || seen === null) return null;
  const { color } = seen;
  const style = line === 'double' ? 'double' : /dashed|dotted/.test(line) ? 'dashed' : 'solid';
  const isShaded = /inset|outset|groove|ridge/.test(line) && isLikeColor(color, BLACK);
  const paint = isShaded ? { color: SHADED } : { color, ...throughOf(seen) };
  return { width: px(width), ...paint, style };
}

const BLACK: Hex = '#000000';
/** Borders that look raised are never black: browsers draw two sides in a light gray, two in a dark one. */
const SHADED: Hex = '#808080';

/** The radii of the corners of something so large, in px. */
export function radiiOf(
  style: CSSStyleDeclaration,
  rect: Pick<Rect, 'width' | 'height'>,
): PageBox['radii'] {
  const side = Math.min(rect.width, rect.height);
  const radius = (css: string): number => {
    const [first = ''] = css.split(' ');
    const length = Number.parseFloat(first) || 0;
    return Math.min(side / 2, first.endsWith('%') ? (length * side) / 100 : length);
  };
  return [
    radius(style.borderTopLeftRadius),
    radius(style.borderTopRightRadius),
    radius(style.borderBottomRightRadius),
    radius(style.borderBottomLeftRadius),
  ];
}

const GRADIENT = /^linear-gradient\((?:(?:([\d.-]+)deg|to ([a-z ]+)), )?(.+)\)$/;

const SIDES: Readonly<Record<string, number>> = { top: 0, right: 90, bottom: 180, left: 270 };

/** A color of a gradient and where it stands, in percent where that is stated. */
const STOP = /(rgba?\([^)]*\))(?: ([\d.-]+)%)?/g;

/** A run from one color to others, as browsers compute it. One over a picture is drawn with that. */
function gradientOf(css: string, at: Backdrop): PageBox['gradient'] {
  if (css.includes('url(')) return null;
  const [, turn, side = '', stops = ''] = GRADIENT.exec(css) ?? [];
  const found = [...stops.matchAll(STOP)];
  if (found.length === 0) return null;
  const last = Math.max(1, found.length - 1);
  const colors = found.map(([, color = '', place], index) => ({
    at: Math.min(100, Math.max(0, Number(place ?? (100 * index) / last))),
    color: seenColor(color, at)?.color ?? at.show(at.below),
  }));
  const [only] = colors;
  const all = colors.length === 1 && only ? [only, { ...only, at: 100 }] : colors;
  return gradientOfStops(turn === undefined ? (SIDES[side] ?? 180) : Number(turn), all);
}

const SHADOWS = /(rgba?\([^)]*\)) ([\d.e-]+)px ([\d.e-]+)px ([\d.e-]+)px ([\d.e-]+)px( inset)?/g;

/** The uppermost shadow around a box, as browsers compute it, if there is one: what it spreads by counts as a part of its blur. */
export function shadowIn(
  { boxShadow }: CSSStyleDeclaration,
  at: Backdrop,
): { readonly shadow?: Shadow } {
  for (const [, color = '', x, y, blur, spread, inset] of boxShadow.matchAll(SHADOWS)) {
    const solid = inset === undefined ? (seenColor(color, at)?.color ?? null) : null;
    const reach = Math.max(0, Number(blur) + Number(spread));
    const lengths = { x: Number(x), y: Number(y), blur: reach };
    const isSeen = lengths.x !== 0 || lengths.y !== 0 || reach > 0;
    if (solid !== null && solid !== at.show(at.below) && isSeen)
      return { shadow: shadowOf(lengths, solid) };
  }
  return {};
}

/** A length of a computed style; 0 for words. */
export function px(css: string): number {
  return Number.parseFloat(css) || 0;
}

/** What is seen where a gradient runs, as one color. */
export function backgroundUnder(box: Omit<PageBox, 'href' | 'table'> | null, below: Hex): Hex {
  if (box === null) return below;
  return box.gradient === null ? (box.background ?? below) : meanColor(box.gradient);
}

/** What an element shows within its padding and borders, in px. */
export function contentBox(element: Element): Rect {
  const style = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const [inLeft, inTop] = [
    px(style.paddingLeft) + px(style.borderLeftWidth),
    px(style.paddingTop) + px(style.borderTopWidth),
  ];
  return {
    x: left + inLeft,
    y: top + inTop,
    width: width - inLeft - px(style.paddingRight) - px(style.borderRightWidth),
    height: height - inTop - px(style.paddingBottom) - px(style.borderBottomWidth),
  };
}
