import { cell, type Block } from '../../../email/builders';
import type { Look } from '../../template';
import type { Contact } from '../../view';
import { contactLines, contactRows, shortLabel, type LabelledStyle } from './contact';
import { needLabels } from './plain-lines';

/**
 * Contacts below one another without labels, or with a label each where one value does not show by itself what it is: all or
 * none, so that values stand flush.
 */
export function plainContacts(
  contacts: readonly Contact[],
  style: Omit<LabelledStyle, 'labelOf'>,
  look: Look,
): Block {
  return needLabels(contacts) || contacts.some(hasOwnLabel)
    ? cell({}, contactRows(contacts, { ...style, labelOf: shortLabel }, look))
    : contactLines(contacts, { ...style, labelOf: () => '' }, look);
}

function hasOwnLabel({ kind, labels }: Contact): boolean {
  return kind === 'own' && labels.short !== '';
}
