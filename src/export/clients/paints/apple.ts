import { memoizeObject } from '../../../base/memoize';
import type { EmailNode, TableNode } from '../../../email/nodes';
import { walk } from '../../../email/walk';
import { hexToRgb, rgbToHex, type Hex } from '../../../model/color/color';
import type { Paint } from './repaint';

/*
 * Which emails Apple Mail takes for simple enough to recolor is known from tests; what it then does to colors is
 * `apple-invert-lightness()` of WebKit: Source/WebCore/platform/graphics/filters/FilterOperation.cpp.
 */

export const APPLE: Paint = {
  text: invertLightness,
  background: invertLightness,
  border: invertLightness,
};

/** The largest picture that does not count, in px each way: tracking pixels are so small. */
const LARGEST_DOT = 2;

/** Whether Apple Mail takes an email for simple: one with neither a picture nor a background. */
export const isSimple = memoizeObject((doc: TableNode): boolean => {
  for (const node of walk(doc)) if (isStyled(node)) return false;
  return true;
});

function isStyled(node: EmailNode): boolean {
  if (node.kind === 'image') return node.width > LARGEST_DOT || node.height > LARGEST_DOT;
  return (node.kind === 'cell' || node.kind === 'spacer') && node.background !== undefined;
}

/** The opposite hue, then the lightness inverted by a matrix that turns white into #333333. */
export function invertLightness(color: Hex): Hex {
  const { r, g, b } = hexToRgb(color);
  // The opposite of a hue in HSL mirrors each channel between the least and the greatest of them.
  const mirror = Math.max(r, g, b) + Math.min(r, g, b);
  const [red, green, blue] = [mirror - r, mirror - g, mirror - b];
  return rgbToHex({
    r: 255 - 0.77 * red + 0.059 * green - 0.089 * blue,
    g: 255 + 0.03 * red - 0.741 * green - 0.089 * blue,
    b: 255 + 0.03 * red + 0.059 * green - 0.89 * blue,
  });
}
