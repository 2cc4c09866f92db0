import { changed } from '../../base/changed';
import { areMissing, literal } from '../builders';
import type { CellNode, InlineNode, Padding, RowNode, TableNode } from '../nodes';

/**
 * The same table with fewer cells: texts below one another that are set alike become lines of one cell. A cell of text costs
 * some 130 characters, a line break 4.
 */
export function joinTextRows(table: TableNode): TableNode {
  if (table.rows.length < 2) return table;
  const rows: RowNode[] = [];
  for (const row of table.rows) {
    const before = rows.at(-1);
    const both = before === undefined ? null : joined(before, row);
    if (both === null) rows.push(row);
    else rows.splice(-1, 1, both);
  }
  return rows.length === table.rows.length ? table : changed(table, { rows });
}

function joined(above: RowNode, below: RowNode): RowNode | null {
  const first = textIn(above);
  const second = first === null ? null : textIn(below);
  if (first === null || second === null || !isSetLike(first, second)) return null;
  const [top, right, bottom, left] = first.padding ?? NO_PADDING;
  const [gap, after, under, before] = second.padding ?? NO_PADDING;
  if (bottom + gap > 0 || right !== after || left !== before) return null;
  const padding: Padding = [top, right, under, left];
  const children = [...first.children, literal('\n'), ...second.children];
  const origin = [...(first.origin ?? []), ...(second.origin ?? [])];
  const cell = changed(first, {
    children,
    ...(origin.length === 0 ? {} : { origin }),
    ...(padding.every((side) => side === 0) ? {} : { padding }),
  });
  return changed(above, { cells: [cell] });
}

const NO_PADDING: Padding = [0, 0, 0, 0];

type TextCell = CellNode & { readonly children: readonly InlineNode[] };

/** The only cell of a row of text that shows no edge of its own; null for any other row. */
function textIn({ cells, height }: RowNode): TextCell | null {
  const [cell, ...others] = cells;
  if (cell?.kind !== 'cell' || others.length > 0 || cell.font === undefined) return null;
  const { background, borders, radius, shadow, rowSpan, wraps, link } = cell;
  const isPlain = areMissing([height, cell.height, background, borders, radius, shadow, rowSpan]);
  return isPlain && areMissing([wraps, link]) && isText(cell) ? cell : null;
}

function isText(cell: CellNode): cell is TextCell {
  return cell.children.every(
    (child) =>
      (child.kind === 'text' && child.decorative !== true) ||
      (child.kind === 'link' && child.children.every(({ kind }) => kind === 'text')),
  );
}

/** Whether two cells of text look the same but for their padding. */
function isSetLike(a: TextCell, b: TextCell): boolean {
  return hasSameParts(a.font ?? {}, b.font ?? {}, NONE) && hasSameParts(a, b, OWN);
}

const NONE: ReadonlySet<string> = new Set();
/** What may differ, or is compared by itself. */
const OWN: ReadonlySet<string> = new Set(['children', 'origin', 'padding', 'font']);

function hasSameParts<Node extends object>(a: Node, b: Node, except: ReadonlySet<string>): boolean {
  return a === b || (covers(a, b, except) && covers(b, a, except));
}

function covers<Node extends object>(a: Node, b: Node, except: ReadonlySet<string>): boolean {
  for (const name of Object.keys(a) as (keyof Node & string)[]) {
    if (a[name] !== b[name] && !except.has(name)) return false;
  }
  return true;
}
