import { readableOn, WHITE, type Hex } from '../../model/color/color';

/** The nearest darker shade of the color on which white text passes AA; the color itself where it passes. */
export function darkEnoughForWhite(color: Hex): Hex {
  return readableOn(color, WHITE);
}
