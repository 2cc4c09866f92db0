import { cell, type Block } from '../../email/builders';
import type { Look } from '../template';
import type { Contact, ContactKind } from '../view';
import { contactLines, contactRows, shortLabel, type LabelledStyle } from './contact';

const NUMBERS: ReadonlySet<ContactKind> = new Set(['phone', 'mobile', 'fax']);

/**
 * Contacts below one another without labels, or with a label each where one value does not tell by itself what it is: all or
 * none, so that values stand flush.
 */
export function plainContacts(
  contacts: readonly Contact[],
  style: Omit<LabelledStyle, 'labelOf'>,
  look: Look,
): Block {
  return needLabels(contacts)
    ? cell({}, contactRows(contacts, { ...style, labelOf: shortLabel }, look))
    : contactLines(contacts, { ...style, labelOf: () => '' }, look);
}

/** As one number of several does, a fax, a line of one's own with a label. */
function needLabels(contacts: readonly Contact[]): boolean {
  return (
    contacts.filter(({ kind }) => NUMBERS.has(kind)).length > 1 ||
    contacts.some(({ kind, labels }) => kind === 'fax' || (kind === 'own' && labels.short !== ''))
  );
}
