import type { Hex } from '../../model/color/color';
import type { Fix } from '../fix';
import { plateFix } from './plate-fix';

/** As a button says it. */
export const DARK_PLATE_LABEL = 'Add a dark background';
/** A dark gray that goes with any color. */
export const DARK_PLATE: Hex = '#1f2937';

/** A picture of pale ink gets a dark plate. */
export const darkPlate: Fix = plateFix({
  id: 'darkPlate',
  label: DARK_PLATE_LABEL,
  rules: ['picture-pale'],
  colorFor: () => DARK_PLATE,
});
