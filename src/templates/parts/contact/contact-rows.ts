import { changed } from '../../../base/changed';
import { literal, present, row, spacer, table, textCell } from '../../../email/builders';
import type { Align, Border, RowNode, TableNode } from '../../../email/nodes';
import { roughSize, roughWidth } from '../../../email/rough-width';
import type { Look } from '../../template';
import type { Contact } from '../../view';
import { contactValue, isLongWord, type LabelledStyle } from './contact';

export interface RowStyle extends LabelledStyle {
  /** The start of the line unless given. */
  readonly labelAlign?: Align;
  /** Space at either side of the value in px, for labels that end at it. */
  readonly valueInset?: number;
  /** Between any two rows. */
  readonly line?: Border;
  /** Of the column of labels in px, to stand flush with other rows; as wide as the widest label unless given. */
  readonly labelColumn?: number;
}

/** Between a label in a column of its own and what it labels, in px. */
const LABEL_GAP = 10;
/** Wider labels take a second line. */
const WIDEST_LABEL = 116;

/** Contacts below one another, the labels in a column that is as wide as the widest of them, so that values stand flush. */
export function contactRows(
  contacts: readonly Contact[],
  style: RowStyle,
  look: Look,
): TableNode | null {
  if (contacts.length === 0) return null;
  const { labelAlign, valueInset, label, labelOf, labelColumn, line } = style;
  const width = labelColumn ?? labelWidth(contacts, style);
  const blank = width > LABEL_GAP ? spacer({ width, noShrink: true }) : null;
  const rows = contacts.flatMap((contact) => {
    const word = labelOf(contact);
    const props = labelAlign === undefined ? {} : { align: labelAlign };
    const before =
      word === '' ? blank : textCell(label, literal(word), { width, noShrink: true, ...props });
    const inset = valueInset ?? 0;
    const value = textCell(
      style.value,
      contactValue(contact, style, look),
      inset === 0 ? {} : { padding: [0, inset, 0, inset] },
    );
    const cells = present([before, value]);
    return cells.length === 0 ? [] : [row(...cells)];
  });
  return table(line === undefined ? rows : ruled(rows, line));
}

/** The rows with a line above each but the first. */
function ruled(rows: readonly RowNode[], line: Border): readonly RowNode[] {
  return rows.map((each, index) =>
    index === 0
      ? each
      : changed(each, { cells: each.cells.map((one) => changed(one, { borders: { top: line } })) }),
  );
}

/** The width of the column of labels and the gap behind it. */
export function labelWidth(
  contacts: readonly Contact[],
  { label, labelOf }: Pick<RowStyle, 'label' | 'labelOf'>,
): number {
  const { size, weight = 400 } = label;
  const widths = contacts.map((contact) => roughWidth(labelOf(contact), size, weight >= 600));
  return Math.min(WIDEST_LABEL, Math.max(0, ...widths) + LABEL_GAP);
}

/** How much smaller values may be where that keeps them whole. */
const GIVES_WAY = 1;

/**
 * The style with values as small as keeps each address of mail and of the web in one line of `width` px, a px smaller at most, and
 * labels no larger than these.
 */
export function fittingStyle<Style extends RowStyle>(
  contacts: readonly Contact[],
  style: Style,
  width: number,
): Style {
  const { value, label, valueInset = 0, labelColumn = labelWidth(contacts, style) } = style;
  const room = width - labelColumn - valueInset;
  const long = contacts.filter(isLongWord).map(({ lines }) => lines.join(' '));
  const size = roughSize(long, room);
  const smaller = value.size - GIVES_WAY;
  const fits = size >= value.size || size < smaller;
  if (fits) return style;
  const small = changed(label, { size: Math.min(label.size, smaller) });
  return { ...style, value: changed(value, { size: smaller }), label: small };
}
