import { parseHex, WHITE, type Hex } from '../../model/color/color';
import type { Finding } from '../../model/findings/findings';

/** The text of the button. */
export const BACKING_LABEL = 'Add a light background';

/** What a picture of dark ink lies on now, so that nothing looks different; white where that is more than one color. */
export function lightBackground({ args }: Pick<Finding, 'args'>): Hex {
  return parseHex(String(args['background'])) ?? WHITE;
}
