import { memoize } from '../../base/memoize';

/** A color as mail clients agree on it: `#` and six lower-case hex digits. */
export type Hex = `#${string}`;

/** sRGB channels, 0-255, whole. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Replaces a color that cannot be read. */
export const FALLBACK_RGB: Rgb = { r: 59, g: 130, b: 246 };
export const FALLBACK_COLOR: Hex = rgbToHex(FALLBACK_RGB);

export const WHITE: Hex = '#ffffff';
export const BLACK: Hex = '#000000';

/** WCAG 2.x success criterion 1.4.3: contrast of body text, and of text from 24 px (18.66 px bold) up. */
export const AA_CONTRAST = 4.5;
export const AA_CONTRAST_LARGE = 3;

/** From which size on, in px, text is large there. */
export function largeTextSize(isBold: boolean): number {
  return isBold ? 18.66 : 24;
}

/** Six hex digits with or without `#`; null for anything else. */
export function parseHex(value: string): Hex | null {
  const digits = /^\s*#?([0-9a-f]{6})\s*$/i.exec(value)?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

/** As `parseHex`, with the fallback blue for what cannot be read. */
export function toHex(value: string): Hex {
  return parseHex(value) ?? FALLBACK_COLOR;
}

/** Channels of a color; the fallback blue for what cannot be read. */
export function hexToRgb(value: string): Rgb {
  return rgbOf(value);
}

/** A signature has the same few colors again and again. */
const rgbOf = memoize((value): Rgb => {
  const hex = parseHex(value);
  if (hex === null) return FALLBACK_RGB;
  const number = Number.parseInt(hex.slice(1), 16);
  return { r: number >> 16, g: (number >> 8) & 255, b: number & 255 };
}, 10_000);

export function rgbToHex({ r, g, b }: Rgb): Hex {
  const digits = [r, g, b].map((channel) => clampChannel(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** The color `amount` (0-1) of the way from `from` to `to`, as a browser blends `to` at that opacity over `from`. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const a = hexToRgb(from);
  const b = hexToRgb(to);
  const blend = (x: number, y: number): number => x + (y - x) * amount;
  return rgbToHex({ r: blend(a.r, b.r), g: blend(a.g, b.g), b: blend(a.b, b.b) });
}

/** The light (0-1) that an sRGB channel (0-255) stands for. */
export function channelToLight(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The sRGB channel (0-255, not rounded) that stands for a light. */
export function lightToChannel(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
}

/** Relative luminance, 0 (black) to 1 (white), as WCAG 2.x defines it. */
export function luminance(color: Hex): number {
  return luminanceOf(color);
}

/** A signature uses the same few colors again and again, and so do all others of a company. */
const luminanceOf = memoize((color) => {
  const { r, g, b } = hexToRgb(color);
  return 0.2126 * channelToLight(r) + 0.7152 * channelToLight(g) + 0.0722 * channelToLight(b);
}, 20_000);

/** Contrast ratio of two colors, 1 to 21, as WCAG 2.x defines it. */
export function contrast(a: Hex, b: Hex): number {
  const first = luminance(a);
  const second = luminance(b);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/**
 * The shade of `color` nearest to it that reaches `ratio` on every one of `backgrounds`; `color` itself when it passes.
 * Where no shade can (backgrounds from black to white at once), black or white, whichever does better.
 */
export function readableOn(
  color: Hex,
  backgrounds: Hex | readonly Hex[],
  ratio: number = AA_CONTRAST,
): Hex {
  const all = typeof backgrounds === 'string' ? [backgrounds] : backgrounds;
  const isReadable = all.every((background) => contrast(color, background) >= ratio);
  return isReadable ? color : readableShade([color, ratio, ...all].join(' '));
}

/** Of the color, the ratio and the backgrounds, with blanks between. */
const readableShade = memoize((asked): Hex => {
  const [color = '', ratio, ...backgrounds] = asked.split(' ');
  const worst = (shade: Hex): number =>
    Math.min(...backgrounds.map((background) => contrast(shade, toHex(background))));
  const steps = 64;
  for (let step = 1; step <= steps; step++) {
    const shades = [mix(toHex(color), BLACK, step / steps), mix(toHex(color), WHITE, step / steps)];
    const passing = shades.filter((shade) => worst(shade) >= Number(ratio));
    const [best] = passing.toSorted((a, b) => worst(b) - worst(a));
    if (best !== undefined) return best;
  }
  return worst(BLACK) >= worst(WHITE) ? BLACK : WHITE;
}, 50_000);

function clampChannel(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}
