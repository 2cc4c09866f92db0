import { AA_CONTRAST, contrast, hexToRgb, mix, WHITE, type Hex } from '../../model/color/color';
import type { SceneElement } from '../scene';
import { COLOR_KEYS, mapColors } from './element-colors';

/** How far the channels of a color lie apart at least, of 255: what is closer looks gray. */
const LEAST_SPREAD = 48;

/** The color that most of the elements have, or have a tint of, of all that are no gray and no tint; null without any. */
export function commonColor(elements: readonly SceneElement[]): Hex | null {
  const counts = new Map<Hex, number>();
  for (const { style, spans = [] } of elements) {
    const own = [...COLOR_KEYS.map((key) => style[key]), ...spans.map(({ color }) => color)];
    for (const color of new Set(own)) {
      if (color !== undefined && !isGray(color)) counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const colors = [...counts.keys()];
  const full = colors.filter((color) => colors.every((other) => whiteIn(color, other) === null));
  const votes = full.map((color) => {
    const tints = colors.filter((other) => other === color || whiteIn(other, color) !== null);
    return { color, count: tints.reduce((sum, tint) => sum + (counts.get(tint) ?? 0), 0) };
  });
  return votes.toSorted((a, b) => b.count - a.count)[0]?.color ?? null;
}

function isGray(color: Hex): boolean {
  const { r, g, b } = hexToRgb(color);
  return Math.max(r, g, b) - Math.min(r, g, b) < LEAST_SPREAD;
}

/** How far apart the channels of a tint may be on their way to white, as a share of it; where there is so much way at least. */
const MOST_APART = 0.06;
const LEAST_WAY = 24;

/** How much of a tint is white, from 0 to 1; null for what is no tint of the color. Grays are tints of too much. */
function whiteIn(tint: Hex, of: Hex): number | null {
  if (isGray(of)) return null;
  const [now, full] = [hexToRgb(tint), hexToRgb(of)];
  const shares = (['r', 'g', 'b'] as const)
    .filter((channel) => 255 - full[channel] >= LEAST_WAY)
    .map((channel) => (now[channel] - full[channel]) / (255 - full[channel]));
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  const isTint = shares.length > 1 && least > 0 && most < 1 && most - least <= MOST_APART;
  return isTint ? (least + most) / 2 : null;
}

/** By so much white less a tint is tried, until text of it can be read on white. */
const STEP = 0.05;

/** What a color becomes as another takes the place of `from`: that, or for a tint the same tint of it. */
function turned(color: Hex, from: Hex, to: Hex): Hex {
  if (color === from) return to;
  let white = whiteIn(color, from);
  if (white === null) return color;
  const least = contrast(color, WHITE) >= AA_CONTRAST ? AA_CONTRAST : 1;
  while (white > 0 && contrast(mix(to, WHITE, white), WHITE) < least)
    white = Math.max(0, white - STEP);
  return mix(to, WHITE, white);
}

/** An element with one color and its tints in the place of another, wherever it has them. */
export function recolored(element: SceneElement, from: Hex, to: Hex): SceneElement {
  return mapColors(element, (color) => turned(color, from, to));
}
