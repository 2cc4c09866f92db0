import { readableOn, type Hex } from '../../model/color/color';
import { FONT_STACKS } from '../fonts';
import type { Backgrounds } from '../backgrounds';
import { attribute, declaration, px, styleAttribute } from './markup';
import type { ImageNode } from '../nodes';
import { shadowDeclaration } from './print-cell';
import { roughWidth } from '../rough-width';

/** The color of alternative text; #666666 can be read on white. */
export const ALT_COLOR: Hex = '#666666';

export function printImage(image: ImageNode, backgrounds: Backgrounds): string {
  const { src, width, height, alt, radius, shadow, fluid = false } = image;
  const style =
    'display:block;' +
    declaration('width', width) +
    // Sheets of clients limit pictures to 100 % of a cell that is as wide as they are. `none` would lift that, too, but
    // SnappyMail reads it as 0 and hides the picture as a tracking pixel (dev/Common/Html.js).
    (fluid
      ? 'height:auto;max-width:100%;'
      : declaration('height', height) + declaration('max-width', width)) +
    'border:0;' +
    declaration('border-radius', radius === 0 ? undefined : radius) +
    shadowDeclaration(shadow) +
    altDeclarations(image, backgrounds);
  return (
    // A blocked picture has no address.
    `<img${attribute('src', src === '' ? undefined : src)}${attribute('width', width)}${attribute('height', height)}` +
    `${attribute('alt', alt)}${styleAttribute(style)}>`
  );
}

/** In px. */
const HIGHEST_ICON = 32;

/** How the alternative text looks, which is what shows while pictures are blocked: whole words within the picture's box. */
function altDeclarations(image: ImageNode, backgrounds: Backgrounds): string {
  const size = altSize(image);
  const isIcon = image.height <= HIGHEST_ICON && roughWidth(image.alt, size) <= image.width;
  return (
    // A letter or two stand in the middle of an icon.
    declaration('font', `${px(size)}/${px(isIcon ? image.height : size + 2)} ${FONT_STACKS.sans}`) +
    // The tables around break long words, so that addresses fit.
    (longestWord(image.alt, size) > image.width ? 'word-break:normal;' : '') +
    declaration('color', readableOn(ALT_COLOR, backgrounds))
  );
}

const ALT_SIZES = { usual: 12, leastOfALine: 9, least: 8 } as const;

/**
 * The size of the alternative text in px, even or odd: no picture shares a line with text. WebKit shows it only where it fits
 * on one line, others break it between words.
 */
function altSize({ alt, width }: ImageNode): number {
  const { usual, leastOfALine, least } = ALT_SIZES;
  for (let size: number = usual; size >= leastOfALine; size--) {
    if (roughWidth(alt, size) <= width) return size;
  }
  for (let size: number = usual; size > least; size--) {
    if (longestWord(alt, size) <= width) return size;
  }
  return least;
}

/** The rough width of the longest word in px. */
function longestWord(alt: string, size: number): number {
  return Math.max(...alt.split(' ').map((word) => roughWidth(word, size)));
}
