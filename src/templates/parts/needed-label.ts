import type { Contact, ContactKind } from '../view';
import { shortLabel, type LabelOf } from './contact';

const NUMBERS: readonly ContactKind[] = ['phone', 'mobile', 'fax'];

/**
 * Labels for templates that do without: all or none, so that values stand flush. They are needed where one value does not
 * tell by itself what it is, as one number of several, a fax, a line of one's own.
 */
export function neededLabel(contacts: readonly Contact[]): LabelOf {
  const numbers = contacts.filter(({ kind }) => NUMBERS.includes(kind));
  const isNeeded =
    numbers.length > 1 ||
    contacts.some(({ kind, labels }) => kind === 'fax' || (kind === 'own' && labels.short !== ''));
  return isNeeded ? shortLabel : () => '';
}
