import { cell, type Block } from '../../../email/builders';
import type { Look } from '../../template';
import type { Contact } from '../../view';
import { contactRows, fittingStyle } from './contact-rows';
import { contactLines, shortLabel, type LabelledStyle, type LabelOf } from './contact';
import { needLabels } from './plain-lines';

/**
 * Contacts below one another without labels, or with a label each where one value does not show by itself what it is: all or
 * none, so that values stand flush. `width` px are what they have.
 */
export function plainContacts(
  contacts: readonly Contact[],
  style: Omit<LabelledStyle, 'labelOf'>,
  look: Look,
  width: number,
): Block {
  const isLabelled = needLabels(contacts) || contacts.some(hasOwnLabel);
  const labelOf: LabelOf = isLabelled ? shortLabel : () => '';
  const fitting = fittingStyle(contacts, { ...style, labelOf }, width);
  return isLabelled
    ? cell({}, contactRows(contacts, fitting, look))
    : contactLines(contacts, fitting, look);
}

function hasOwnLabel({ kind, labels }: Contact): boolean {
  return kind === 'own' && labels.short !== '';
}
