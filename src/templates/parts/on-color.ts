import { AA_CONTRAST, BLACK, contrast, mix, WHITE, type Hex } from '../../model/color';

const STEPS = 64;

/** The nearest darker shade of the color on which white text can be read; the color itself where it can already. */
export function darkEnoughForWhite(color: Hex): Hex {
  const shades = Array.from({ length: STEPS }, (_, step) => mix(color, BLACK, step / STEPS));
  return shades.find((shade) => contrast(WHITE, shade) >= AA_CONTRAST) ?? BLACK;
}
