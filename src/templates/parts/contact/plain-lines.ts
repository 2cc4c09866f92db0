import { literal, textCell, type Block } from '../../../email/builders';
import type { Font, InlineNode, TextNode } from '../../../email/nodes';
import type { Look } from '../../template';
import type { Contact } from '../../view';
import { contactValue, fullLabel, isNumber, labelRun, runFont, type ContactStyle } from './contact';

export interface PlainStyle extends ContactStyle {
  /** The font of the few words that are needed. */
  readonly label: Font;
}

/** Whether numbers need labels: several do, and so does a fax number; one phone number alone does not. */
export function needLabels(contacts: readonly Contact[]): boolean {
  const numbers = contacts.filter(isNumber);
  return numbers.length > 1 || numbers.some(({ kind }) => kind === 'fax');
}

/** Between a value and the word that belongs to it. */
const GAP = '\u2002';

/**
 * Contacts as one line of text each, all flush: an address needs no label. Several numbers, and a fax, have a word behind
 * each; a line of the visitor's own begins with its label.
 */
export function plainLines(contacts: readonly Contact[], style: PlainStyle, look: Look): Block {
  const hasLabels = needLabels(contacts);
  const lines = contacts.flatMap((contact, index): readonly (InlineNode | null)[] => [
    index === 0 ? null : literal('\n'),
    contact.kind === 'own' ? labelRun(contact, { ...style, labelOf: fullLabel }, GAP) : null,
    ...contactValue(contact, style, look),
    ...(hasLabels && isNumber(contact) ? wordBehind(contact, style) : []),
  ]);
  return textCell(style.value, lines);
}

function wordBehind({ labels }: Contact, { label, value }: PlainStyle): readonly TextNode[] {
  return [literal(GAP), literal(labels.full, { font: runFont(label, value) })];
}
