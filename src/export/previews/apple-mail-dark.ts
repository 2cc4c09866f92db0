import type { EmailNode, TableNode } from '../../email/nodes';
import { walk } from '../../email/walk';
import { hexToRgb, rgbToHex, WHITE, type Hex } from '../../model/color/color';
import { DESKTOP_WIDTH, type MailPreview } from './preview';
import { repaint } from './repaint';

/*
 * Which emails Apple Mail takes for simple enough to recolor is known from tests; what it then does to colors is
 * `apple-invert-lightness()` of WebKit: Source/WebCore/platform/graphics/filters/FilterOperation.cpp.
 */

export const appleMailDark: MailPreview = {
  id: 'apple-mail-dark',
  shows: 'mail',
  showsIcons: true,
  label: 'Apple Mail, dark',
  clients: ['apple-mail', 'ios-mail'],
  certainty: 'modelled',
  reported:
    'Apple recolors simple emails only, by WebKit’s formula. A picture or background color keeps the whole email light.',
  source: {
    label: 'WebKit on dark mode',
    href: 'https://webkit.org/blog/8840/dark-mode-support-in-webkit/',
  },
  width: DESKTOP_WIDTH,
  background: (doc) => (isSimple(doc) ? invertLightness(WHITE) : WHITE),
  transform: (doc) =>
    isSimple(doc)
      ? repaint(doc, {
          text: invertLightness,
          background: invertLightness,
          border: invertLightness,
        })
      : doc,
};

/** The largest picture that does not count, in px each way: tracking pixels are so small. */
const LARGEST_DOT = 2;

function isSimple(doc: TableNode): boolean {
  return ![...walk(doc)].some(isStyled);
}

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
