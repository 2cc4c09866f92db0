import { definitionOf } from '../../scene/registry';
import type { Fix } from '../fix';

export const KEEP_TEXT_LABEL = 'Keep as text';

/** A text is kept from becoming a link in mail clients. */
export const keepText: Fix = {
  id: 'keepText',
  label: KEEP_TEXT_LABEL,
  *propose({ element: { id, type, locked, noAutoLink } }) {
    if (locked || noAutoLink === true || definitionOf(type).textOf === undefined) return;
    yield {
      label: KEEP_TEXT_LABEL,
      action: { type: 'scene/elementSet', id, settings: { noAutoLink: true } },
    };
  },
};
