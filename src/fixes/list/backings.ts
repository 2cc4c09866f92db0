import { parseHex, WHITE, type Hex } from '../../model/color/color';
import type { Finding } from '../../model/findings/findings';
import { isPicture } from '../../scene/registry';
import type { Fix } from '../fix';

/** The text of the button. */
export const BACKING_LABEL = 'Add a light background';

/** What a picture of dark ink lies on now, so that nothing looks different; white where that is more than one color. */
export function lightBackground({ args }: Pick<Finding, 'args'>): Hex {
  return parseHex(String(args['background'])) ?? WHITE;
}

interface BackingFix extends Pick<Fix, 'id' | 'label'> {
  /** The color of the backing. */
  readonly colorFor: (finding: Finding) => Hex;
}

/** A fix that puts a backing below a picture, which becomes part of it. */
function backingFix({ id: fixId, label, colorFor }: BackingFix): Fix {
  return {
    id: fixId,
    label,
    *propose({ element, finding }) {
      const { id, locked } = element;
      if (locked || !isPicture(element)) return;
      const style = { backgroundColor: colorFor(finding) };
      yield { label, action: { type: 'scene/elementsStyled', ids: [id], style } };
    },
  };
}

/** A picture of dark ink gets a backing as light as what it lies on. */
export const lightBacking: Fix = backingFix({
  id: 'lightBacking',
  label: BACKING_LABEL,
  colorFor: lightBackground,
});

/** The text of the button. */
export const DARK_BACKING_LABEL = 'Add a dark background';
/** A dark gray that goes with any color. */
export const DARK_BACKING: Hex = '#1f2937';

/** A picture of pale ink gets a dark backing. */
export const darkBacking: Fix = backingFix({
  id: 'darkBacking',
  label: DARK_BACKING_LABEL,
  colorFor: () => DARK_BACKING,
});
