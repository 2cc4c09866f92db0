import type { Hex } from '../model/color/color';
import { px } from './markup';

export const SHADOW_SIZES = ['small', 'medium', 'large'] as const;
export type ShadowSize = (typeof SHADOW_SIZES)[number];

/** What a box casts below it. Its color is mixed in advance with what it falls on, as all colors are. */
export interface Shadow {
  readonly size: ShadowSize;
  readonly color: Hex;
}

/** In px: how far below the box it lies, and over which length its edge fades, as CSS has them. */
const LENGTHS: Readonly<Record<ShadowSize, { readonly below: number; readonly blur: number }>> = {
  small: { below: 1, blur: 4 },
  medium: { below: 3, blur: 10 },
  large: { below: 6, blur: 20 },
};

export function shadowLengths({ size }: Shadow) {
  return LENGTHS[size];
}

/** How far a shadow reaches past each side of its box: top, right, bottom, left. */
export function shadowReach(shadow: Shadow): readonly [number, number, number, number] {
  const { below, blur } = shadowLengths(shadow);
  return [Math.max(0, blur - below), blur, blur + below, blur];
}

/** The value of `box-shadow`. */
export function printShadow(shadow: Shadow): string {
  const { below, blur } = shadowLengths(shadow);
  return `0 ${px(below)} ${px(blur)} ${shadow.color}`;
}
