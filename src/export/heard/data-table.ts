import { styleOf, type MarkupElement, type MarkupNode } from './parse-markup';

/** The rows and columns of a table that a reader announces. */
export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

const MOST_ROWS = 20;
const MOST_BOTH = 5;

/**
 * The size of a table without a role that browsers take for one of data, and readers announce; null for one that is laid out by
 * it. The rules are those of Chromium, reduced to what the printer writes:
 * https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/modules/accessibility/ax_node_object.cc (IsDataTable)
 */
export function dataTableSize(table: MarkupElement): TableSize | null {
  const rows = childrenNamed(table.children, 'tr').map(({ children }) =>
    childrenNamed(children, 'td'),
  );
  const size = { rows: rows.length, columns: Math.max(0, ...rows.map(({ length }) => length)) };
  return isOfData(rows, size) ? size : null;
}

function isOfData(rows: readonly (readonly MarkupElement[])[], size: TableSize): boolean {
  if (size.rows >= MOST_ROWS || (size.rows >= MOST_BOTH && size.columns >= MOST_BOTH)) return true;
  const cells = rows.flat();
  if (cells.length < 2) return false;
  const sides = cells.map(bordersOf);
  const needed = Math.floor(cells.length / 2);
  const counts = [
    sides.filter((has) => (has.top && has.bottom) || (has.left && has.right)).length,
    ...SIDES.map((side) => sides.filter((has) => has[side]).length),
  ];
  return counts.some((count) => count >= needed);
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

function bordersOf(cell: MarkupElement): Readonly<Record<(typeof SIDES)[number], boolean>> {
  const all = hasBorder(styleOf(cell, 'border'));
  const has = (side: (typeof SIDES)[number]): boolean =>
    all || hasBorder(styleOf(cell, `border-${side}`));
  return { top: has('top'), right: has('right'), bottom: has('bottom'), left: has('left') };
}

function hasBorder(border: string | undefined): boolean {
  return border !== undefined && /[1-9]/.test(border.split('#')[0] ?? '');
}

function childrenNamed(nodes: readonly MarkupNode[], name: string): readonly MarkupElement[] {
  return nodes.flatMap((node) => (typeof node !== 'string' && node.name === name ? [node] : []));
}
