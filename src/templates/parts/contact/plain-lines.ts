import type { Block } from '../../../email/builders';
import type { Font } from '../../../email/nodes';
import type { Look } from '../../template';
import type { Contact } from '../../view';
import { contactLines, isNumber, type ContactStyle } from './contact';

export interface PlainStyle extends ContactStyle {
  /** The font of the few words that are needed. */
  readonly label: Font;
}

/** Whether numbers need labels: several do, and so does a fax number; one phone number alone does not. */
export function needLabels(contacts: readonly Contact[]): boolean {
  const numbers = contacts.filter(isNumber);
  return numbers.length > 1 || numbers.some(({ kind }) => kind === 'fax');
}

/** Between a label and its value. */
const GAP = '\u2002';

/**
 * Contacts as one line of text each, all flush: an address needs no label. Several numbers, and a fax, have a short one before
 * them; a line of the visitor's own begins with its label.
 */
export function plainLines(contacts: readonly Contact[], style: PlainStyle, look: Look): Block {
  const hasLabels = needLabels(contacts);
  const labelOf = (contact: Contact): string => {
    if (contact.kind === 'own') return contact.labels.full;
    return hasLabels && isNumber(contact) ? contact.labels.short : '';
  };
  return contactLines(contacts, { ...style, labelOf, labelGap: GAP }, look);
}
