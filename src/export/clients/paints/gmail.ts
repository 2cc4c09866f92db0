import { memoize } from '../../../base/memoize';
import { luminance, type Hex } from '../../../model/color/color';
import { hexToLab, labToHex } from '../../../model/color/lab';
import type { Paint } from './repaint';

/*
 * Google has published neither rule: both are models of what people report.
 */

/** The color with its lightness inverted and its hue kept, none darker than #202020. */
export const turnedLightness = memoize((color: Hex): Hex => {
  const { l, a, b } = hexToLab(color);
  return labToHex({ l: Math.max(100 - l, DARKEST), a, b });
}, 10_000);

const DARKEST = 12;

/** All colors are inverted, and pictures are not. */
export const GMAIL_IPHONE: Paint = {
  text: turnedLightness,
  background: turnedLightness,
  border: turnedLightness,
};

/** Light backgrounds and dark text are inverted, and the rest is not. */
export const GMAIL_ANDROID: Paint = {
  text: (color) => (luminance(color) < DARK ? turnedLightness(color) : color),
  background: (color) => (luminance(color) > LIGHT ? turnedLightness(color) : color),
};

const DARK = 0.3;
const LIGHT = 0.7;
