import { AA_CONTRAST_LARGE, contrast, parseHex, WHITE, type Hex } from '../model/color';
import type { Finding } from '../model/findings';

/** As a button says it. */
export const PLATE_LABEL = 'Put it on a light plate';

/** The ground for a picture of dark ink: what it lies on now, so that nothing looks different, else white. */
export function lightGround({ args }: Pick<Finding, 'args'>): Hex {
  const ground = parseHex(String(args['ground']));
  const shade = parseHex(String(args['shade']));
  const isLight = ground !== null && shade !== null && contrast(ground, shade) >= AA_CONTRAST_LARGE;
  return isLight ? ground : WHITE;
}
