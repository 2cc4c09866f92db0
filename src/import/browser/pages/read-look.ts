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
import type { PageBorder, PageBox, PageLook } from '../../core/rebuild/page';
import { isLikeColor } from '../../core/like-color';
import { mix, type Hex } from '../../../model/color/color';
import type { DrawnPart } from './drawn-parts';
import { readCssColor } from '../../../model/color/css-color';

/** A color as a browser computes it, on the background below it; null where it lets all of that through. */
export function solidColor(css: string, below: Hex): Hex | null {
  const read = readCssColor(css);
  return read === null || read.alpha === 0 ? null : mix(below, read.color, read.alpha);
}

/** How letters look within an element; `letters` are those of all around them. */
export function lookOf(style: CSSStyleDeclaration, below: Hex, letters: LetterFlags): PageLook {
  return {
    ...letters,
    family: style.fontFamily,
    size: px(style.fontSize),
    weight: Number(style.fontWeight) || 400,
    color: solidColor(style.color, below) ?? below,
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
  below: Hex,
  drawn?: DrawnPart,
): Omit<PageBox, 'href' | 'table'> | null {
  const gradient =
    drawn?.shows === 'gradient' ? drawn.gradient : gradientOf(style.backgroundImage, below);
  const background =
    drawn?.shows === 'color' ? drawn.color : solidColor(style.backgroundColor, below);
  const borders = [
    borderOf(style.borderTopWidth, style.borderTopStyle, style.borderTopColor, below),
    borderOf(style.borderRightWidth, style.borderRightStyle, style.borderRightColor, below),
    borderOf(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor, below),
    borderOf(style.borderLeftWidth, style.borderLeftStyle, style.borderLeftColor, below),
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
    gradient,
    borders,
    radii: radiiOf(style, rect),
    ...shadowIn(style, below),
  };
}

function borderOf(width: string, line: string, css: string, below: Hex): PageBorder | null {
  const color = solidColor(css, below);
  if (px(width) <= 0 || line === 'none' || line === 'hidden' || color === null) return null;
  const style = line === 'double' ? 'double' : /dashed|dotted/.test(line) ? 'dashed' : 'solid';
  const isShaded = /inset|outset|groove|ridge/.test(line) && isLikeColor(color, BLACK);
  return { width: px(width), color: isShaded ? SHADED : color, style };
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
function gradientOf(css: string, below: Hex): PageBox['gradient'] {
  if (css.includes('url(')) return null;
  const [, turn, side = '', stops = ''] = GRADIENT.exec(css) ?? [];
  const found = [...stops.matchAll(STOP)];
  if (found.length === 0) return null;
  const last = Math.max(1, found.length - 1);
  const colors = found.map(([, color = '', at], index) => ({
    at: Math.min(100, Math.max(0, Number(at ?? (100 * index) / last))),
    color: solidColor(color, below) ?? below,
  }));
  const [only] = colors;
  const all = colors.length === 1 && only ? [only, { ...only, at: 100 }] : colors;
  return gradientOfStops(turn === undefined ? (SIDES[side] ?? 180) : Number(turn), all);
}

const SHADOWS = /(rgba?\([^)]*\)) ([\d.e-]+)px ([\d.e-]+)px ([\d.e-]+)px ([\d.e-]+)px( inset)?/g;

/** The uppermost shadow around a box, as browsers compute it, if there is one: what it spreads by counts as a part of its blur. */
export function shadowIn(
  { boxShadow }: CSSStyleDeclaration,
  below: Hex,
): { readonly shadow?: Shadow } {
  for (const [, color = '', x, y, blur, spread, inset] of boxShadow.matchAll(SHADOWS)) {
    const solid = inset === undefined ? solidColor(color, below) : null;
    const reach = Math.max(0, Number(blur) + Number(spread));
    const lengths = { x: Number(x), y: Number(y), blur: reach };
    const isSeen = lengths.x !== 0 || lengths.y !== 0 || reach > 0;
    if (solid !== null && solid !== below && isSeen) return { shadow: shadowOf(lengths, solid) };
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
