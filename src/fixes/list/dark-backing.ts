import type { Hex } from '../../model/color/color';
import type { Fix } from '../fix';
import { backingFix } from './backing-fix';

/** The text of the button. */
export const DARK_BACKING_LABEL = 'Add a dark background';
/** A dark gray that goes with any color. */
export const DARK_BACKING: Hex = '#1f2937';

/** A picture of pale ink gets a dark backing. */
export const darkBacking: Fix = backingFix({
  id: 'darkBacking',
  label: DARK_BACKING_LABEL,
  rules: ['picture-pale'],
  colorFor: () => DARK_BACKING,
});
