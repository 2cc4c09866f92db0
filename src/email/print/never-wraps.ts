import type { CellNode, SpacerNode, TableNode } from '../nodes';

/**
 * Whether a table states once that no line in it breaks: several of its cells hold such lines, and nothing in it breaks, nor the
 * alternative text of a picture. Each of the cells has the attribute, too, which Word reads
 * (https://www.caniemail.com/features/css-white-space/). Tables in it state it for themselves: pages without a document type
 * hand nothing on to them.
 */
export function neverWraps({ rows }: TableNode): boolean {
  let unbroken = 0;
  for (const { cells } of rows) {
    for (const cell of cells) if (cell.kind === 'cell' && cell.noWrap === true) unbroken += 1;
  }
  return unbroken > 1 && !rows.some(({ cells }) => cells.some(mayWrap));
}

function mayWrap(cell: CellNode | SpacerNode): boolean {
  if (cell.kind === 'spacer') return false;
  return cell.children.some((child) => {
    if (child.kind === 'table') return child.rows.some(({ cells }) => cells.some(mayWrap));
    const runs = child.kind === 'link' ? child.children : [child];
    return runs.some((run) =>
      run.kind === 'image' ? run.alt.includes(' ') : cell.noWrap !== true,
    );
  });
}
