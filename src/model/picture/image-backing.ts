import { parseHex, type Hex } from '../color/color';
import { placeInBox, type Rect, type Size } from './fit';

/** A background that becomes part of a picture: no dark mode recolors what is in a picture. */
export interface ImageBacking {
  readonly color: Hex;
  /** How far the picture stays away from its edges, in px. */
  readonly padding: number;
}

/** The backing of this color for a picture of this size; null for what is no color. */
export function backingOf(color: string, { width, height }: Size): ImageBacking | null {
  const hex = parseHex(color);
  const padding = Math.min(MOST_PADDING, Math.floor(Math.min(width, height) / 8));
  return hex && { color: hex, padding };
}

/** Four px keep letters off the edge. A small picture can spare less. */
const MOST_PADDING = 4;

/** Where the whole of a picture lies in the box of its backing, which has its size. */
export function placeOnBacking(picture: Size, box: Size, padding: number) {
  const inner = { width: box.width - 2 * padding, height: box.height - 2 * padding };
  const { source, target } = placeInBox(picture, inner, 'contain');
  const moved: Rect = { ...target, x: target.x + padding, y: target.y + padding };
  return { source, target: moved };
}
