import type { Fix } from '../fix';
import { lightBackground, BACKING_LABEL } from './light-background';
import { backingFix } from './backing-fix';

/** A picture of dark ink gets a backing as light as what it lies on. */
export const lightBacking: Fix = backingFix({
  id: 'lightBacking',
  label: BACKING_LABEL,
  rules: ['picture-dark'],
  colorFor: lightBackground,
});
