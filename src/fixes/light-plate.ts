import { isPicture } from '../scene/registry';
import type { Fix } from './fix';
import { lightGround, PLATE_LABEL } from './light-ground';

/** A picture of dark ink gets a plate as light as what it lies on, which becomes part of it. */
export const lightPlate: Fix = {
  id: 'lightPlate',
  label: PLATE_LABEL,
  rules: ['picture-dark'],
  *propose({ element, finding }) {
    const { id, locked } = element;
    if (locked || !isPicture(element)) return;
    const style = { backgroundColor: lightGround(finding) };
    yield { label: PLATE_LABEL, action: { type: 'scene/elementsStyled', ids: [id], style } };
  },
};
