import { memoize } from '../../../base/memoize';
import { contrast, hexToRgb, rgbToHex, type Hex } from '../../../model/color/color';
import { hexToLab, labToHex, type LabSpace } from '../../../model/color/lab';
import type { Paint } from './repaint';

/*
 * What the WebView of Android does to emails in the dark, with the defaults of Chromium: third_party/blink/renderer/platform/
 * graphics/dark_mode_color_filter.cc, dark_mode_color_classifier.cc and dark_mode_filter.cc.
 */

export const WEB_VIEW: Paint = {
  text: webViewText,
  background: webViewBackground,
  border: webViewBorder,
};

/** Text and borders below `FOREGROUND_BELOW` are inverted, and backgrounds above `BACKGROUND_ABOVE`. */
const FOREGROUND_BELOW = 150;
const BACKGROUND_ABOVE = 205;

/** Lab by D50, with the numbers of dark_mode_lab_color_space.h multiplied out. */
const LAB_D50: LabSpace = {
  toXyz: [
    [0.4348794, 0.3820189, 0.1473136],
    [0.2221231, 0.7159545, 0.0619224],
    [0.0070117, 0.0783933, 0.7397832],
  ],
  fromXyz: [
    [3.1342311, -1.6188615, -0.4886177],
    [-0.9787889, 1.9152107, 0.0345973],
    [0.0740138, -0.1876072, 1.3527123],
  ],
  white: [0.964212, 1, 0.825188],
};

const DARK_GRAY = 18;
const NEARLY_BLACK = 32;

/** The color with its lightness inverted, none darker than a tenth; grays near to black become one gray. */
export const invertedLightness = memoize((color: Hex): Hex => {
  const { l, a, b } = hexToLab(color, LAB_D50);
  const inverted = labToHex({ l: Math.min(110 - l, 100), a, b }, LAB_D50);
  const { r, g, b: blue } = hexToRgb(inverted);
  const isNearlyBlack = r === g && r === blue && r < NEARLY_BLACK && r > DARK_GRAY;
  return isNearlyBlack ? rgbToHex({ r: DARK_GRAY, g: DARK_GRAY, b: DARK_GRAY }) : inverted;
}, 10_000);

export function webViewText(color: Hex): Hex {
  return brightness(color) < FOREGROUND_BELOW ? invertedLightness(color) : color;
}

export function webViewBackground(color: Hex): Hex {
  return brightness(color) > BACKGROUND_ABOVE ? invertedLightness(color) : color;
}

/** Borders must be visible without glaring: they are darkened until text of their color could not be read. */
export function webViewBorder(color: Hex, background: Hex | null): Hex {
  const below = background === null ? '#121212' : webViewBackground(background);
  return dimmed(webViewText(color), below);
}

export function dimmed(color: Hex, background: Hex): Hex {
  let dim = color;
  while (dim !== '#000000' && contrast(dim, background) >= READABLE) dim = darker(dim);
  return dim;
}

const READABLE = 4.5;
const STEP = 0.33;

/** A third of the way from white to black, as `Color::Dark` of Chromium goes. */
function darker(color: Hex): Hex {
  const { r, g, b } = hexToRgb(color);
  const strongest = Math.max(r, g, b) / 255;
  const share = Math.max(0, (strongest - STEP) / strongest);
  return rgbToHex({ r: r * share, g: g * share, b: b * share });
}

/** From 0 to 255, as https://www.w3.org/TR/AERT/#color-contrast has it. */
function brightness(color: Hex): number {
  const { r, g, b } = hexToRgb(color);
  return Math.floor((r * 299 + g * 587 + b * 114) / 1000);
}
