import type { Fix } from '../fix';

/** What is seen through gets its full opacity. */
export const makeOpaque: Fix = {
  id: 'makeOpaque',
  label: 'Make it opaque',
  *propose({ element: { id, locked, style } }) {
    if (locked || style.opacity === undefined) return;
    yield {
      label: 'Make it opaque',
      action: { type: 'scene/elementsStyled', ids: [id], style: { opacity: null } },
    };
  },
};
