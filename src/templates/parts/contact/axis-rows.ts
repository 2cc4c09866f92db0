import { extended } from '../../../base/changed';
import { inOneLine } from '../../../base/text';
import { literal, present, row, spacer, table, textCell } from '../../../email/builders';
import type { Padding, TableNode } from '../../../email/nodes';
import type { Look } from '../../template';
import type { Contact } from '../../view';
import { endOf } from '../alignment';
import { contactValue, type LabelledStyle } from './contact';
import { roughWidth } from '../../../email/rough-width';

/** Between label and value, in px. */
const GAP = 10;
/** Wider labels take a second line. */
const WIDEST_LABEL = 96;
/** For fonts wider than estimated: a block that is too wide is off the middle, one that is too narrow breaks words. */
const SPARE = 1.12;

/**
 * Contacts below one another, labels ending and values beginning at one line: as wide as they need, `widest` px at most, so
 * that the block can stand in the middle of a column.
 */
export function axisRows(
  contacts: readonly Contact[],
  widest: number,
  style: LabelledStyle,
  look: Look,
): TableNode | null {
  const { label, labelOf, value } = style;
  const end = endOf(look);
  const padding: Padding = end === 'right' ? [0, GAP, 0, 0] : [0, 0, 0, GAP];
  const labels = contacts.map((contact) => roughWidth(labelOf(contact), label.size));
  const labelWidth = Math.min(WIDEST_LABEL, Math.max(0, ...labels)) + GAP;
  const lines = contacts.flatMap((contact) =>
    style.address === 'lines' ? contact.lines : inOneLine(contact.lines),
  );
  const values = lines.map((line) => roughWidth(line, value.size));
  const isLabelled = labels.some((width) => width > 0);
  const rows = contacts.map((contact) => {
    const word = labelOf(contact);
    const sized = { width: labelWidth, noShrink: true };
    const before =
      word === ''
        ? spacer(extended(sized, { height: 1 }))
        : textCell(label, literal(word), extended(sized, { align: end, padding }));
    const cells = [isLabelled ? before : null, textCell(value, contactValue(contact, style, look))];
    return row(...present(cells));
  });
  const width = Math.min(
    widest,
    Math.ceil(SPARE * Math.max(0, ...values)) + (isLabelled ? labelWidth : 0),
  );
  return rows.length === 0 ? null : table(rows, { width });
}
