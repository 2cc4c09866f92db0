import { present, row, spacer, table, textCell } from '../../email/builders';
import type { TableNode } from '../../email/nodes';
import type { Look } from '../template';
import type { Contact } from '../view';
import { contactValue, labelRun, type LabelledStyle } from './contact';

/** Contacts two in a row where they are short enough, the label above the value; `width` px in all. */
export function contactGrid(
  contacts: readonly Contact[],
  width: number,
  style: LabelledStyle,
  look: Look,
): TableNode | null {
  const column = (width - GRID_GUTTER) / 2;
  const rows = pairUp(contacts, column / (style.value.size * AVERAGE_LETTER)).map((pair, index) => {
    const padding = [index === 0 ? 0 : GRID_LEADING, 0, 0, 0] as const;
    const [left, right] = pair.map((contact) =>
      textCell(style.value, [labelRun(contact, style, '\n'), contactValue(contact, style, look)], {
        padding,
        ...(pair.length === 1 ? { colSpan: 3 } : { width: column }),
      }),
    );
    const gutter = right ? spacer({ width: GRID_GUTTER, firm: true }) : null;
    return row(...present([left ?? null, gutter, right ?? null]));
  });
  return rows.length === 0 ? null : table(rows);
}

/** Width of an average letter as a share of the font size, on the safe side. */
const AVERAGE_LETTER = 0.52;
const GRID_GUTTER = 12;
const GRID_LEADING = 8;

/** Contacts in rows: two short ones share a row, one longer than `letters` has it to itself. */
function pairUp(contacts: readonly Contact[], letters: number): readonly (readonly Contact[])[] {
  const rows: Contact[][] = [];
  for (const contact of contacts) {
    const isShort = contact.lines.join(', ').length <= letters;
    const last = rows.at(-1);
    const [partner] = last ?? [];
    const fits =
      isShort && last?.length === 1 && partner && partner.lines.join(', ').length <= letters;
    if (fits) last.push(contact);
    else rows.push([contact]);
  }
  return rows;
}
