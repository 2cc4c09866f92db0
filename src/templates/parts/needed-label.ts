import type { Contact, ContactKind } from '../view';
import type { LabelOf } from './contact';

const NUMBERS: readonly ContactKind[] = ['phone', 'mobile', 'fax'];

/**
 * Labels for templates that do without: only where a value does not tell by itself what it is, as one number of several,
 * a fax, a line of one's own.
 */
export function neededLabel(contacts: readonly Contact[]): LabelOf {
  const numbers = contacts.filter(({ kind }) => NUMBERS.includes(kind));
  return ({ kind, labels }) => {
    const isOneOfSeveral = NUMBERS.includes(kind) && numbers.length > 1;
    return kind === 'own' || kind === 'fax' || isOneOfSeveral ? labels.short : '';
  };
}
