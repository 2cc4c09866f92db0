import type { Hex } from '../../model/color/color';
import { hexToLab, labToHex } from '../../model/color/lab';

/** The colour with its lightness turned round and its hue kept, nothing darker than #202020. */
export function turnedLightness(color: Hex): Hex {
  const { l, a, b } = hexToLab(color);
  return labToHex({ l: Math.max(100 - l, DARKEST), a, b });
}

const DARKEST = 12;
