import { phoneHref } from '../../model/person/phone/phone';
import { definitionOf } from '../../scene/registry';
import type { Fix } from '../fix';

/** A text that holds a phone number gets a link to it. */
export const linkNumber: Fix = {
  id: 'linkNumber',
  label: 'Link the number',
  *propose({ element: { id, type, locked }, finding: { args } }) {
    const href = phoneHref(String(args['number']));
    if (locked || href === null || !definitionOf(type).takesLink) return;
    yield {
      label: 'Link the number',
      action: { type: 'scene/elementSet', id, settings: { href } },
    };
  },
};
