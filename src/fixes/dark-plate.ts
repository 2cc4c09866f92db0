import type { Hex } from '../model/color';
import { isPicture } from '../scene/registry';
import type { Fix } from './fix';

/** As a button says it. */
export const DARK_PLATE_LABEL = 'Add a dark background';
/** A dark gray that goes with any color. */
export const DARK_PLATE: Hex = '#1f2937';

/** A picture of pale ink gets a dark plate, which becomes part of it. */
export const darkPlate: Fix = {
  id: 'darkPlate',
  label: DARK_PLATE_LABEL,
  rules: ['picture-pale'],
  *propose({ element }) {
    const { id, locked } = element;
    if (locked || !isPicture(element)) return;
    const style = { backgroundColor: DARK_PLATE };
    yield { label: DARK_PLATE_LABEL, action: { type: 'scene/elementsStyled', ids: [id], style } };
  },
};
