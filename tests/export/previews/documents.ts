import type { CellNode, Font, SpacerNode, TableNode } from '../../../src/email/nodes';

/* Small documents to try one rule with. */

export const FONT: Font = {
  family: 'Arial,sans-serif',
  size: 14,
  lineHeight: 20,
  color: '#202020',
};

export function docOf(...cells: readonly (CellNode | SpacerNode)[]): TableNode {
  return { kind: 'table', width: 'content', rows: [{ kind: 'row', cells }] };
}

export function cellOf(rest: Partial<CellNode> = {}): CellNode {
  return { kind: 'cell', children: [{ kind: 'text', text: 'Jane Doe' }], ...rest };
}

/** The cells of a document's first row. */
export function firstRow({ rows }: TableNode): readonly (CellNode | SpacerNode)[] {
  const [row] = rows;
  if (row === undefined) throw new Error('A document without rows');
  return row.cells;
}

/** The first cell of a document that is no spacer. */
export function firstCell(doc: TableNode): CellNode {
  const [cell] = firstRow(doc);
  if (cell?.kind !== 'cell') throw new Error('The first cell holds nothing');
  return cell;
}
