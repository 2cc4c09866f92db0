import { SMALL_TEXT } from '../../export/fixing';
import type { Fix } from '../fix';

/** Letters that are too small get the least size that can be read with ease. */
export const largerText: Fix = {
  id: 'largerText',
  label: 'Make text larger',
  *propose({ element: { id, locked, style } }) {
    if (locked || (style.fontSize ?? SMALL_TEXT) >= SMALL_TEXT) return;
    yield {
      label: `Make text larger: ${SMALL_TEXT} px`,
      action: { type: 'scene/elementsStyled', ids: [id], style: { fontSize: SMALL_TEXT } },
    };
  },
};
