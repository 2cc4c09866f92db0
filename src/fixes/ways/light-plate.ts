import type { Fix } from '../fix';
import { lightGround, PLATE_LABEL } from './light-ground';
import { plateFix } from './plate-fix';

/** A picture of dark ink gets a plate as light as what it lies on. */
export const lightPlate: Fix = plateFix({
  id: 'lightPlate',
  label: PLATE_LABEL,
  rules: ['picture-dark'],
  colorFor: lightGround,
});
