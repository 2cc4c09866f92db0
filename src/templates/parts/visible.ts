import { readableOn, type Hex } from '../../model/color/color';

/** Contrast at which a line or a plane can be distinguished from what it stands on. */
const SEEN_CONTRAST = 1.5;

/** The shade of a color nearest to it that can be seen on `background`: for lines and planes that hold no text. */
export function visibleOn(color: Hex, background: Hex): Hex {
  return readableOn(color, background, SEEN_CONTRAST);
}
