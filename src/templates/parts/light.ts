import { hexToRgb, readableOn, rgbToHex, type Hex } from '../../model/color/color';

/** The color turned up as a lamp would show it: its hue at full brightness, readable on `backgrounds`. */
export function luminous(color: Hex, backgrounds: Hex | readonly Hex[]): Hex {
  return readableOn(brightest(color), backgrounds);
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
