import { hexToRgb, readableOn, rgbToHex, type Hex, WHITE } from '../../model/color/color';

/**
 * Contrast on near black of text so light that no dark mode takes it for dark text: that of Gmail on Android inverts what is
 * below a luminance of about 0.3, and leaves the dark background as it is.
 */
const LIT_CONTRAST = 8;

/** The color as light as text on a dark background must be to stay light in dark modes, too. */
export function litOn(color: Hex, backgrounds: Hex | readonly Hex[]): Hex {
  return readableOn(color, backgrounds, LIT_CONTRAST);
}

/** The color turned up as a lamp would show it: its hue at full brightness, lit on `backgrounds`. */
export function luminous(color: Hex, backgrounds: Hex | readonly Hex[]): Hex {
  return litOn(brightest(color), backgrounds);
}

/** The color nearest to cyan of those given, judged at full brightness. */
export function coolest(first: Hex, ...others: readonly Hex[]): Hex {
  return others.reduce((best, color) => (coolness(color) > coolness(best) ? color : best), first);
}

function coolness(color: Hex): number {
  const { r, g, b } = hexToRgb(brightest(color));
  return g + b - 2 * r;
}

function brightest(color: Hex): Hex {
  const { r, g, b } = hexToRgb(color);
  const gain = 255 / Math.max(r, g, b, 1);
  return rgbToHex({ r: r * gain, g: g * gain, b: b * gain });
}

/** The nearest darker shade of the color on which white text passes AA; the color itself where it passes. */
export function darkEnoughForWhite(color: Hex): Hex {
  return readableOn(color, WHITE);
}

/** Contrast at which a line or a plane can be distinguished from what it stands on. */
const SEEN_CONTRAST = 1.5;

/** The shade of a color nearest to it that can be seen on `background`: for lines and planes that hold no text. */
export function visibleOn(color: Hex, background: Hex): Hex {
  return readableOn(color, background, SEEN_CONTRAST);
}
