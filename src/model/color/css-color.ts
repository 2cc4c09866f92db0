import { BLACK, mix, parseHex, rgbToHex, WHITE, type Hex } from './color';
import { NAMED_COLORS } from './css-colors.data';

/** A color of CSS, and how much it covers: 0 lets all through, 1 nothing. */
export interface CssColor {
  readonly color: Hex;
  readonly alpha: number;
}

/**
 * A color as CSS writes it: hex of 3, 4, 6 or 8 digits (the `#` may be missing), `rgb()`, `hsl()` in the old and the new
 * spelling, or a name. Null for anything else.
 */
export function readCssColor(text: string): CssColor | null {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return { color: BLACK, alpha: 0 };
  const named = Object.hasOwn(NAMED_COLORS, value) ? NAMED_COLORS[value] : undefined;
  if (named !== undefined) return { color: named, alpha: 1 };
  return parseDigits(value) ?? parseFunction(value);
}

/**
 * The same as one solid color: what shines through is blended on the background it stands on, as no mail client agrees on it.
 */
export function parseCssColor(text: string, background: Hex = WHITE): Hex | null {
  const read = readCssColor(text);
  return read && mix(background, read.color, read.alpha);
}

function parseDigits(value: string): CssColor | null {
  const digits = /^#?([0-9a-f]{3,8})$/.exec(value)?.[1] ?? '';
  if (digits.length === 3 || digits.length === 4) {
    return parseDigits(digits.replace(/./g, (digit) => digit + digit));
  }
  if (digits.length !== 6 && digits.length !== 8) return null;
  const alpha = digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1;
  return withAlpha(parseHex(digits.slice(0, 6)), alpha);
}

function parseFunction(value: string): CssColor | null {
  const [, name = '', inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value) ?? [];
  const parts = partsOf(inside);
  if (parts === null) return null;
  const [first = '', second = '', third = '', last = '1'] = parts;
  const alpha = parseShare(last);
  const color =
    name === 'rgb' ? fromRgb([first, second, third]) : fromHsl(first, [second, third] as const);
  return alpha === null ? null : withAlpha(color, alpha);
}

/** The three or four parts of a function, written with commas, or with blanks and a slash. */
function partsOf(inside: string): readonly string[] | null {
  const isOld = inside.includes(',');
  const parts = isOld
    ? inside.split(',').map((part) => part.trim())
    : inside.trim().split(/\s*\/\s*|\s+/);
  const hasSlash = inside.includes('/');
  if (isOld) return !hasSlash && (parts.length === 3 || parts.length === 4) ? parts : null;
  return parts.length === (hasSlash ? 4 : 3) ? parts : null;
}

function fromRgb(parts: readonly [string, string, string]): Hex | null {
  const [r = null, g = null, b = null] = parts.map(parseChannel);
  return r === null || g === null || b === null ? null : rgbToHex({ r, g, b });
}

/** 0 to 255, or a percentage of that; what is beyond is cut off later. */
function parseChannel(text: string): number | null {
  if (!text.endsWith('%')) return parseNumber(text);
  const percent = parseNumber(text.slice(0, -1));
  return percent === null ? null : (percent * 255) / 100;
}

function fromHsl(angle: string, [saturation, lightness]: readonly [string, string]): Hex | null {
  const hue = parseAngle(angle);
  const s = parsePercent(saturation);
  const l = parsePercent(lightness);
  if (hue === null || s === null || l === null) return null;
  const reach = s * Math.min(l, 1 - l);
  // CSS Color 4, section 7.1.
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return 255 * (l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return rgbToHex({ r: channel(0), g: channel(8), b: channel(4) });
}

/** How many degrees each unit of an angle is. */
const ANGLE_UNITS: Readonly<Record<string, number>> = {
  '': 1,
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
};

/** Degrees from 0 up to but not including 360. */
function parseAngle(text: string): number | null {
  const [, number = '', unit = ''] = /^([^a-z]*)([a-z]*)$/.exec(text) ?? [];
  const degrees = scaled(parseNumber(number), ANGLE_UNITS[unit] ?? Number.NaN);
  if (degrees === null || Number.isNaN(degrees)) return null;
  return ((degrees % 360) + 360) % 360;
}

/** A percentage as a share of 1; the newer spelling leaves the sign out. */
function parsePercent(text: string): number | null {
  const share = scaled(parseNumber(text.replace(/%$/, '')), 0.01);
  return share === null ? null : within(share);
}

/** An opacity from 0 to 1, as a number or a percentage. */
function parseShare(text: string): number | null {
  if (text.endsWith('%')) return parsePercent(text);
  const share = parseNumber(text);
  return share === null ? null : within(share);
}

function parseNumber(text: string): number | null {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null;
}

function scaled(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function withAlpha(color: Hex | null, alpha: number): CssColor | null {
  return color && { color, alpha };
}
