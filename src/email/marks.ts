import type { Hex } from '../model/color';
import type { SocialId } from '../model/social';

/** A network's mark in one colour, as a PNG data URL of 48 x 48 px (to be shown at 24 x 24). */
export function tintedMark(_id: SocialId, _color: Hex): string {
  throw new Error('Marks are not drawn yet');
}
