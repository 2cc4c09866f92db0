import { literal, row, spacer, table, textCell } from '../../../email/builders';
import type { Font, TableNode } from '../../../email/nodes';
import type { Look } from '../../template';
import type { Contact } from '../../view';
import {
  contactValue,
  fullLabel,
  labelRun,
  repeatsLabel,
  type ContactStyle,
  type LabelOf,
} from './contact';

export interface MarkedStyle extends ContactStyle {
  /** The font of the markers, which stand in a column of their own. */
  readonly marker: Font;
  /** A letter or a picture; blank for none. */
  readonly markerOf: LabelOf;
  /** Of the column of markers, in px. */
  readonly width: number;
  /** The font of the label of a line of the visitor's own. */
  readonly label: Font;
}

/** Markers of one letter; a line of the visitor's own begins with its label and has none. */
export const letterMarker: LabelOf = ({ kind, labels }) => (kind === 'own' ? '' : labels.letter);

/**
 * Contacts below one another, each with a marker in a narrow column: values stand flush, however long the labels are. The
 * label of a line of the visitor's own may be of any length and stands before its value.
 */
export function markerRows(
  contacts: readonly Contact[],
  style: MarkedStyle,
  look: Look,
): TableNode | null {
  if (contacts.length === 0) return null;
  const { marker, markerOf, width, label, value } = style;
  const rows = contacts.map((contact, index) => {
    const sign = markerOf(contact);
    const before =
      sign === '' || repeatsLabel(contacts, index, markerOf)
        ? spacer({ width, height: 1, noShrink: true })
        : textCell(marker, literal(sign), { width, noShrink: true });
    const own =
      contact.kind === 'own'
        ? labelRun(contact, { ...style, label, labelOf: fullLabel }, '')
        : null;
    const runs = [own, own && literal('\u2002'), ...contactValue(contact, style, look)];
    const cells = [before, textCell(value, runs)].filter((each) => each !== null);
    return row(...cells);
  });
  return table(rows);
}
