import { isPersonField, textField } from '../../model/person/text-fields';
import { isAddressKind, likelyAddress } from '../../model/person/web/likely-address';
import { definitionOf } from '../../scene/registry';
import type { Fix } from '../fix';

/** A text that is nearly an email or web address becomes the address that was meant. */
export const fixAddress: Fix = {
  id: 'fixAddress',
  label: 'Correct the address',
  *propose({ element: { id, type, locked, content = '', spans }, trialScene }) {
    const { follows = '' } = definitionOf(type);
    const kind = textField(follows)?.kind;
    if (locked || spans !== undefined || !isPersonField(follows) || !isAddressKind(kind)) return;
    const given = content.trim() === '' ? trialScene.context.person[follows] : content;
    const likely = likelyAddress(kind, given);
    if (likely === null) return;
    yield {
      label: labelFor(likely),
      action: { type: 'scene/elementSet', id, settings: { content: likely } },
    };
  },
};

/** The text of the button that puts an address in the place of what was typed. */
export function labelFor(address: string): string {
  return `Use ${address}`;
}
