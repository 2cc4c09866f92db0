import { BLACK, parseHex, readableOn, WHITE } from '../../model/color/color';
import type { Fix } from '../fix';

/** Faint words get the shade nearest to their own that can be read on what they lie on. */
export const readableShade: Fix = {
  id: 'readableShade',
  label: 'Make it readable',
  *propose({ element: { id, locked }, finding: { args } }) {
    const color = parseHex(String(args['color']));
    const backgrounds = String(args['backgrounds'])
      .split(' ')
      .flatMap((background) => parseHex(background) ?? []);
    if (locked || color === null) return;
    for (const shade of [readableOn(color, backgrounds, Number(args['needed'])), BLACK, WHITE]) {
      yield {
        label: `Nearest readable shade: ${shade}`,
        action: { type: 'scene/elementsStyled', ids: [id], style: { color: shade } },
      };
    }
  },
};
