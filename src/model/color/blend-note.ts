import { WHITE, type Hex } from './color';
import { parseCssColor, readCssColor } from './css-color';
import { NAMED_COLORS } from './css-colors.data';

/** The colors that everybody calls by the name that CSS has for them. */
const PLAIN_NAMES = [
  'black',
  'white',
  'gray',
  'red',
  'blue',
  'yellow',
  'orange',
  'purple',
] as const;

/**
 * What became of a color that lets something through, in words; null for one that does not, and for what is no color:
 * emails can only show solid ones.
 */
export function blendNote(text: string, background: Hex = WHITE): string | null {
  const read = readCssColor(text);
  const blended = parseCssColor(text, background);
  if (read === null || blended === null || read.alpha === 1) return null;
  const on = nameOf(background);
  if (read.alpha === 0) return `Transparent on ${on} became ${blended}.`;
  // Less than a hundredth, or nearly all, is still neither nothing nor all.
  const percent = Math.min(99, Math.max(1, Math.round(100 * read.alpha)));
  return `${percent}% ${nameOf(read.color)} on ${on} became ${blended}.`;
}

function nameOf(color: Hex): string {
  return PLAIN_NAMES.find((name) => NAMED_COLORS[name] === color) ?? color;
}
