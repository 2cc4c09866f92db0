import type { Hex } from '../../model/color/color';

/** How far a color may be from another, of each channel, to look alike. */
const LIKE_COLOR = 24;

export function isLikeColor(one: Hex, other: Hex): boolean {
  return [1, 3, 5].every((at) => Math.abs(channel(one, at) - channel(other, at)) <= LIKE_COLOR);
}

function channel(color: Hex, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16);
}
