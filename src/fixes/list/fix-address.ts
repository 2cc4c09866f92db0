import { isPersonField, textField } from '../../model/person/text-fields';
import { isAddressKind, likelyAddress } from '../../model/person/web/likely-address';
import { definitionOf } from '../../scene/registry';
import type { Fix } from '../fix';

/**
 * A text that is nearly an email or web address becomes the address that was meant: that of the element, or that of the person
 * which it shows.
 */
export const fixAddress: Fix = {
  id: 'fixAddress',
  label: 'Correct the address',
  changesPerson: true,
  *propose({ element: { id, type, locked, content = '', spans }, trialScene }) {
    const { follows = '' } = definitionOf(type);
    const kind = textField(follows)?.kind;
    if (!isPersonField(follows) || !isAddressKind(kind)) return;
    const isOwn = content.trim() !== '';
    if (isOwn && (locked || spans !== undefined)) return;
    const likely = likelyAddress(kind, isOwn ? content : trialScene.context.person[follows]);
    if (likely === null) return;
    const label = labelFor(likely);
    yield isOwn
      ? { label, action: { type: 'scene/elementSet', id, settings: { content: likely } } }
      : {
          label,
          action: { type: 'scene/changesMade', changes: [] },
          person: { [follows]: likely },
        };
  },
};

/** The text of the button that puts an address in the place of what was typed. */
export function labelFor(address: string): string {
  return `Use ${address}`;
}
