import { joined, literal, row, table, textCell, type Block } from '../../email/builders';
import type { Align, Font, InlineNode, TableNode, TextNode } from '../../email/nodes';
import type { Hex } from '../../model/color';
import type { Look } from '../template';
import type { Contact, ContactKind } from '../view';
import { phrase } from './script';

/** How an address of several lines is written. */
export type AddressStyle = 'comma' | 'lines';

export interface ContactStyle {
  /** The font of what is given: numbers, addresses. */
  readonly value: Font;
  readonly address: AddressStyle;
  /** The colour of links; that of the text unless given. */
  readonly link?: Hex;
  readonly underline?: boolean;
}

export interface LabelledStyle extends ContactStyle {
  readonly label: Font;
  readonly labels: ContactLabels;
  /** What stands between label and value in a line; a blank unless given. */
  readonly labelGap?: string;
}

export interface RowStyle extends LabelledStyle {
  /** The start of the line unless given. */
  readonly labelAlign?: Align;
  /** Space at either side of the value in px, for labels that end at it. */
  readonly valueInset?: number;
}

export type ContactLabels = Readonly<Record<ContactKind, string>>;

export const CONTACT_WORDS: ContactLabels = {
  phone: 'Phone',
  mobile: 'Mobile',
  fax: 'Fax',
  email: 'Email',
  website: 'Web',
  address: 'Address',
};

export const CONTACT_LETTERS: ContactLabels = {
  phone: 'T',
  mobile: 'M',
  fax: 'F',
  email: 'E',
  website: 'W',
  address: 'A',
};

/** What is given for one contact, linked where it can be. */
export function contactValue(
  contact: Contact,
  style: ContactStyle,
  look: Pick<Look, 'direction'>,
): InlineNode {
  const { kind, href, origin } = contact;
  const text = contact.lines.join(style.address === 'lines' ? '\n' : ', ');
  const against = look.direction === 'rtl' && kind !== 'address';
  const node = literal(text, { origin, ...(against ? { dir: 'ltr' as const } : {}) });
  if (href === null) return node;
  const { link = style.value.color, underline = false } = style;
  return { kind: 'link', href, color: link, underline, origin, children: [node] };
}

/** Contacts in one flow of text. */
export function contactFlow(
  contacts: readonly Contact[],
  separator: TextNode,
  style: ContactStyle,
  look: Look,
): Block {
  const values = contacts.map((contact) => contactValue(contact, style, look));
  return textCell(style.value, joined(values, separator));
}

/** Contacts below one another, the label in a column of its own, `labelWidth` px wide, its gap included. */
export function contactRows(
  contacts: readonly Contact[],
  labelWidth: number,
  style: RowStyle,
  look: Look,
): TableNode | null {
  if (contacts.length === 0) return null;
  const { labelAlign, valueInset } = style;
  const rows = contacts.flatMap((contact) => {
    const word = style.labels[contact.kind];
    // A full stop stays behind its word where the text runs the other way.
    const label = textCell(style.label, word.endsWith('.') ? phrase(word, look) : literal(word), {
      width: labelWidth,
      firm: true,
      ...(labelAlign === undefined ? {} : { align: labelAlign }),
    });
    const value = textCell(
      style.value,
      contactValue(contact, style, look),
      valueInset === undefined ? {} : { padding: [0, valueInset, 0, valueInset] },
    );
    return label === null || value === null ? [] : [row(label, value)];
  });
  return table(rows);
}

/** Contacts as one line of text each, the label before the value. */
export function contactLines(
  contacts: readonly Contact[],
  style: LabelledStyle,
  look: Look,
): Block {
  return labelledFlow(contacts, literal('\n'), style, look);
}

/** Contacts in one flow of text, the label before each value; a blank label leaves nothing behind. */
export function labelledFlow(
  contacts: readonly Contact[],
  separator: TextNode,
  style: LabelledStyle,
  look: Look,
): Block {
  const parts = contacts.flatMap((contact, index) => [
    ...(index === 0 ? [] : [separator]),
    ...flowLabel(contact, separator, style, look),
    contactValue(contact, style, look),
  ]);
  return textCell(style.value, parts);
}

/** Set apart in lines that run the other way: there two labels would pull the value between them along. */
function flowLabel(
  contact: Contact,
  separator: TextNode,
  style: LabelledStyle,
  look: Look,
): readonly TextNode[] {
  if (style.labels[contact.kind] === '') return [];
  const { labelGap = ' ' } = style;
  const alone = separator.text === '\n';
  if (alone || look.direction === 'ltr') return [labelRun(contact, style, labelGap)];
  return [{ ...labelRun(contact, style, ''), dir: 'ltr' }, literal(labelGap)];
}

/** The label of a contact as a run of text before its value. */
export function labelRun(
  { kind }: Contact,
  { label, labels, value }: LabelledStyle,
  end: string,
): TextNode {
  return literal(`${labels[kind]}${end}`, { font: runFont(label, value) });
}

/** What a run in `font` has to say of itself within a cell in `around`. */
export function runFont(font: Font, around: Font): Partial<Font> {
  const entries = Object.entries(font) as [keyof Font, Font[keyof Font]][];
  return Object.fromEntries(
    entries.filter(([key, value]) => key !== 'lineHeight' && around[key] !== value),
  );
}
