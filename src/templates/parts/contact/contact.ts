import { withoutWidow } from '../../../base/text';
import { literal, textCell, type Block } from '../../../email/builders';
import type { Font, InlineNode, TextNode } from '../../../email/nodes';
import type { Hex } from '../../../model/color/color';
import type { SafeHref, LinkedRange } from '../../../model/links';
import type { Look } from '../../template';
import { kindOf, type Contact } from '../../view';
import { breakable, keptTogether, withBreaks } from './line-breaks';

/** How an address of several lines is written. */
export type AddressStyle = 'comma' | 'lines';

export interface ContactStyle {
  /** The font of what is given: numbers, addresses. */
  readonly value: Font;
  readonly address: AddressStyle;
  /** The color of links; that of the text unless given. */
  readonly link?: Hex;
  readonly underline?: boolean;
  /** Set where contacts follow one another in a line: a domain is no box there, which a blank behind it would move away from. */
  readonly inLine?: boolean;
}

export interface LabelledStyle extends ContactStyle {
  readonly label: Font;
  readonly labelOf: LabelOf;
  /** What stands between label and value in a line; a blank unless given. */
  readonly labelGap?: string;
}

/** How a contact is labelled; blank for no label. */
export type LabelOf = (contact: Contact) => string;

export const fullLabel: LabelOf = ({ labels }) => labels.full;
export const shortLabel: LabelOf = ({ labels }) => labels.short;
export const letterLabel: LabelOf = ({ labels }) => labels.letter;

/** Whether a contact has the label of the one above it, as a second address may: shown once, it stands for both. */
export function repeatsLabel(
  contacts: readonly Contact[],
  index: number,
  labelOf: LabelOf,
): boolean {
  const [above, own] = [contacts[index - 1], contacts[index]];
  return above !== undefined && own !== undefined && labelOf(above) === labelOf(own);
}

/** The label between two signs, such as brackets; blank where there is none. */
export function labelWithin(before: string, labelOf: LabelOf, after: string): LabelOf {
  return (contact) => {
    const label = labelOf(contact);
    return label === '' ? '' : `${before}${label}${after}`;
  };
}

/** Whether a contact is one long word. */
export function isLongWord(contact: Contact): boolean {
  const kind = kindOf(contact);
  return kind === 'email' || kind === 'website';
}

/** Whether a contact has no letters, and so no direction of its own. */
export function isNumber(contact: Contact): boolean {
  return kindOf(contact) === 'phone';
}

/** What is given for one contact, linked where it can be: as a whole, or each number of several by itself. */
export function contactValue(
  contact: Contact,
  style: ContactStyle,
  look: Pick<Look, 'direction'>,
): readonly InlineNode[] {
  const { href, links, origin } = contact;
  const text = shownText(contact, style);
  const against = look.direction === 'rtl' && isNumber(contact);
  const run = (words: string) =>
    literal(words, { origin, ...(against ? { dir: 'ltr' as const } : {}) });
  const linked = (words: string, to: SafeHref): InlineNode => {
    const { link = style.value.color, underline = false } = style;
    return { kind: 'link', href: to, color: link, underline, origin, children: [run(words)] };
  };
  if (links === undefined) return [href === null ? run(text) : linked(text, href)];
  return withLinks(text, links, run, linked);
}

function shownText(contact: Contact, { address, inLine = false }: ContactStyle): string {
  const { lines } = contact;
  if (isLongWord(contact)) return lines.map(inLine ? withBreaks : breakable).join(', ');
  const kept = lines.map(keptTogether);
  if (address === 'lines') return kept.join('\n');
  return withoutWidow(kept.join(', '));
}

/** A text in parts, of which some have links. */
function withLinks<Node>(
  text: string,
  links: readonly LinkedRange[],
  run: (words: string) => Node,
  linked: (words: string, href: SafeHref) => Node,
): readonly Node[] {
  let from = 0;
  const parts: Node[] = [];
  for (const { start, end, href } of links) {
    if (start > from) parts.push(run(text.slice(from, start)));
    parts.push(linked(text.slice(start, end), href));
    from = end;
  }
  return from < text.length ? [...parts, run(text.slice(from))] : parts;
}

/** Contacts in one flow of text. */
export function contactFlow(
  contacts: readonly Contact[],
  separator: TextNode,
  style: ContactStyle,
  look: Look,
): Block {
  const values = contacts.flatMap((contact, index) => [
    ...(index === 0 ? [] : [separator]),
    ...contactValue(contact, style, look),
  ]);
  return textCell(style.value, values);
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
    ...contactValue(contact, style, look),
  ]);
  return textCell(style.value, parts);
}

/** In one line with others the label is a run by itself: what runs the other way takes its neighbors along. */
function flowLabel(
  contact: Contact,
  separator: TextNode,
  style: LabelledStyle,
  look: Look,
): readonly (TextNode | null)[] {
  const { labelGap = ' ' } = style;
  const isAlone = separator.text === '\n';
  if (isAlone || look.direction === 'ltr') return [labelRun(contact, style, labelGap)];
  const label = labelRun(contact, style, '');
  return label === null ? [] : [label, literal(labelGap)];
}

/** The label of a contact as a run of text before its value. */
export function labelRun(
  contact: Contact,
  { label, labelOf, value }: LabelledStyle,
  end: string,
): TextNode | null {
  const word = labelOf(contact);
  return word === '' ? null : literal(`${word}${end}`, { font: runFont(label, value) });
}

/** The properties that a run in `font` needs within a cell in `around`. */
export function runFont(font: Font, around: Font): Partial<Font> {
  const entries = Object.entries(font) as [keyof Font, Font[keyof Font]][];
  return Object.fromEntries(
    entries.filter(([key, value]) => key !== 'lineHeight' && around[key] !== value),
  );
}
