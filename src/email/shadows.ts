import type { Hex } from '../model/color/color';
import { px } from './print/markup';

export const SHADOW_SIZES = ['small', 'medium', 'large'] as const;
export type ShadowSize = (typeof SHADOW_SIZES)[number];

/** In px: how far right of the box and below it a shadow lies, and over which length its edge fades, as CSS has them. */
export interface ShadowLengths {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
}

/** What a box casts. Its color is mixed in advance with what it falls on, as all colors are. */
export type Shadow = { readonly color: Hex } & (
  { readonly size: ShadowSize } | ({ readonly size: 'custom' } & ShadowLengths)
);

export const SHADOW_LENGTHS: Readonly<Record<ShadowSize, ShadowLengths>> = {
  small: { x: 0, y: 1, blur: 4 },
  medium: { x: 0, y: 3, blur: 10 },
  large: { x: 0, y: 6, blur: 20 },
};

export function shadowLengths(shadow: Shadow): ShadowLengths {
  return shadow.size === 'custom' ? shadow : SHADOW_LENGTHS[shadow.size];
}

/** How far a shadow reaches past each side of its box: top, right, bottom, left. */
export function shadowReach(shadow: Shadow): readonly [number, number, number, number] {
  const { x, y, blur } = shadowLengths(shadow);
  const [top, right, bottom, left] = [blur - y, blur + x, blur + y, blur - x];
  return [Math.max(0, top), Math.max(0, right), Math.max(0, bottom), Math.max(0, left)];
}

/** The value of `box-shadow`. */
export function printShadow(shadow: Shadow): string {
  const { x, y, blur } = shadowLengths(shadow);
  return `${px(x)} ${px(y)} ${px(blur)} ${shadow.color}`;
}
