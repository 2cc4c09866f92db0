import { memoize } from '../../base/memoize';
import type { Hex } from '../../model/color/color';
import { hexToLab, labToHex } from '../../model/color/lab';

/*
 * How a signature looks in the dark mode of Outlook on the web: every color keeps its hue, its lightness is inverted and
 * raised above that of #333333. The rule is that of Outlook's open editor, roosterjs (getDarkColor.ts).
 */

/** The background onto which Outlook's dark mode puts a message. */
export const DARK_BACKGROUND: Hex = '#333333';

const DARKEST_LIGHTNESS = 21.247;

/** The HTML with every color as the dark mode shows it. Pictures and links stay as they are. */
export function toDarkBackground(html: string): string {
  return html.replace(/(?<=[:\s"(,])#[0-9a-f]{6}(?=[;",)\s])/g, (color) => darkColor(color as Hex));
}

/** One color as the dark mode shows it. */
export const darkColor = memoize((color: Hex): Hex => {
  const { l, a, b } = hexToLab(color);
  const lightness = ((100 - l) * (100 - DARKEST_LIGHTNESS)) / 100 + DARKEST_LIGHTNESS;
  return labToHex({ l: lightness, a, b });
}, 10_000);
