import type { Hex } from '../model/color/color';
import { SHADOW_LENGTHS, SHADOW_SIZES, type Shadow, type ShadowLengths } from './shadows';

/** The shadow of these lengths: one of the sizes where it is just that, or so near that no difference is seen. */
export function shadowOf({ x, y, blur }: ShadowLengths, color: Hex): Shadow {
  const size = SHADOW_SIZES.find((each) => {
    const known = SHADOW_LENGTHS[each];
    return (
      x === known.x && Math.abs(y - known.y) <= 1 && Math.abs(blur - known.blur) <= known.blur / 10
    );
  });
  return size === undefined ? { size: 'custom', color, x, y, blur } : { size, color };
}
