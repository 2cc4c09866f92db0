import { textDirection, type Direction } from '../base/text';
import type { CellNode, LinkNode, TableNode, TextNode } from './nodes';

/**
 * The document with a direction on each text that runs against `direction`, so that it does not reorder what is beside it:
 * '24 Harbour Street' stays whole among Arabic words. Texts without a letter, as separators, get none.
 */
export function isolate(table: TableNode, direction: Direction): TableNode {
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      cell.kind === 'spacer' ? cell : { ...cell, children: isolateIn(cell, direction) },
    ),
  }));
  return { ...table, rows };
}

function isolateIn(cell: CellNode, direction: Direction): CellNode['children'] {
  return cell.children.map((child) => {
    switch (child.kind) {
      case 'table':
        return isolate(child, direction);
      case 'text':
        return isolateText(child, direction);
      case 'link':
        return isolateLink(child, direction);
      case 'image':
        return child;
    }
  });
}

function isolateLink(link: LinkNode, direction: Direction): LinkNode {
  const children = link.children.map((child) =>
    child.kind === 'text' ? isolateText(child, direction) : child,
  );
  return { ...link, children };
}

function isolateText(node: TextNode, direction: Direction): TextNode {
  const isAgainst = /\p{L}/u.test(node.text) && textDirection(node.text) !== direction;
  return node.dir !== undefined || !isAgainst ? node : { ...node, dir: textDirection(node.text) };
}
