import { cell, type Block } from '../../../email/builders';
import type { Look } from '../../template';
import type { Contact } from '../../view';
import { contactRows, fittingStyle, type RowStyle } from './contact-rows';
import { contactLines, isNumber, shortLabel, type LabelOf } from './contact';

/** Whether numbers need labels: several do, and so does a fax number; one phone number alone does not. */
export function needLabels(contacts: readonly Contact[]): boolean {
  const numbers = contacts.filter(isNumber);
  return numbers.length > 1 || numbers.some(({ kind }) => kind === 'fax');
}

/**
 * Contacts below one another without labels, or with a label each where one value does not show by itself what it is: all or
 * none, so that values stand flush. `width` px are what they have; `labels` are the short ones unless given.
 */
export function plainContacts(
  contacts: readonly Contact[],
  style: Omit<RowStyle, 'labelOf'>,
  look: Look,
  width: number,
  labels: LabelOf = shortLabel,
): Block {
  const isLabelled = areLabelled(contacts);
  const labelOf: LabelOf = isLabelled ? labels : () => '';
  const fitting = fittingStyle(contacts, { ...style, labelOf }, width);
  return isLabelled
    ? cell({}, contactRows(contacts, fitting, look))
    : contactLines(contacts, fitting, look);
}

/** Whether `plainContacts` labels them. */
export function areLabelled(contacts: readonly Contact[]): boolean {
  return needLabels(contacts) || contacts.some(hasOwnLabel);
}

function hasOwnLabel({ kind, labels }: Contact): boolean {
  return kind === 'own' && labels.short !== '';
}
