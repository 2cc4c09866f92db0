import { changed, extended } from '../../../base/changed';
import { literal, present, row, spacer, table, textCell } from '../../../email/builders';
import type { TableNode } from '../../../email/nodes';
import type { Hex } from '../../../model/color/color';
import type { Look } from '../../template';
import type { Contact } from '../../view';
import {
  contactValue,
  labelRun,
  letterLabel,
  repeatsLabel,
  shortLabel,
  type LabelledStyle,
} from './contact';

export interface LetterStyle extends Omit<LabelledStyle, 'labelOf'> {
  /** Color of a letter by how far down it stands, from 0 to 1; that of the label unless given. */
  readonly colorAt?: (share: number) => Hex;
}

/**
 * Contacts below one another, a letter each in a column `width` px wide. The label of a line of one's own is no letter: it
 * stands before its value, and the values stay flush.
 */
export function letterRows(
  contacts: readonly Contact[],
  width: number,
  style: LetterStyle,
  look: Look,
): TableNode | null {
  const isLettered = contacts.some(({ kind }) => kind !== 'own');
  const rows = contacts.map((contact, index) => {
    const color = style.colorAt?.(index / Math.max(1, contacts.length - 1)) ?? style.label.color;
    const font = changed(style.label, { color });
    const isOwn = contact.kind === 'own';
    const own = { ...style, label: font, labelOf: shortLabel };
    const label = isOwn ? labelRun(contact, own, '\u2002') : null;
    const value = textCell(style.value, [label, ...contactValue(contact, style, look)]);
    const sized = { width, noShrink: true };
    const letter =
      isOwn || repeatsLabel(contacts, index, letterLabel)
        ? spacer(extended(sized, { height: 1 }))
        : textCell(font, literal(letterLabel(contact)), sized);
    return row(...present([isLettered ? letter : null, value]));
  });
  return rows.length === 0 ? null : table(rows);
}
