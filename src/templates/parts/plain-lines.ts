import { literal, textCell, type Block } from '../../email/builders';
import type { Font, InlineNode, TextNode } from '../../email/nodes';
import type { Look } from '../template';
import type { Contact } from '../view';
import { contactValue, fullLabel, labelRun, NUMBERS, runFont, type ContactStyle } from './contact';

export interface PlainStyle extends ContactStyle {
  /** The font of the few words that are needed. */
  readonly label: Font;
}

/** Between a value and the word that belongs to it. */
const GAP = '\u2002';

/**
 * Contacts as one line of text each, all flush: an address speaks for itself. Several numbers, and a fax, are told apart by a word
 * behind each; a line of one's own begins with its label.
 */
export function plainLines(contacts: readonly Contact[], style: PlainStyle, look: Look): Block {
  const numbers = contacts.filter(({ kind }) => NUMBERS.has(kind));
  const areTold = numbers.length > 1 || numbers.some(({ kind }) => kind === 'fax');
  const lines = contacts.flatMap((contact, index): readonly (InlineNode | null)[] => [
    index === 0 ? null : literal('\n'),
    contact.kind === 'own' ? labelRun(contact, { ...style, labelOf: fullLabel }, GAP) : null,
    contactValue(contact, style, look),
    ...(areTold && NUMBERS.has(contact.kind) ? wordBehind(contact, style) : []),
  ]);
  return textCell(style.value, lines);
}

function wordBehind({ labels }: Contact, { label, value }: PlainStyle): readonly TextNode[] {
  return [literal(GAP), literal(labels.full, { font: runFont(label, value) })];
}
