import { changed } from '../../base/changed';
import { mapChanged } from '../../base/map-changed';
import { textDirection, type Direction } from '../../base/text';
import { mapCells } from '../builders';
import type { CellNode, LinkNode, TableNode, TextNode } from '../nodes';

/**
 * The document with a direction on each text that runs against `direction`, so that it does not reorder what is beside it:
 * '24 Harbour Street' stays whole among Arabic words. Texts without a letter, as separators, get none.
 */
export function isolate(table: TableNode, direction: Direction): TableNode {
  return mapCells(table, (cell) => {
    if (cell.kind === 'spacer') return cell;
    const children = isolateIn(cell, direction);
    return children === cell.children ? cell : changed(cell, { children });
  });
}

function isolateIn(cell: CellNode, direction: Direction): CellNode['children'] {
  return mapChanged(cell.children, (child) => {
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
  const children = mapChanged(link.children, (child) =>
    child.kind === 'text' ? isolateText(child, direction) : child,
  );
  return children === link.children ? link : changed(link, { children });
}

function isolateText(node: TextNode, direction: Direction): TextNode {
  const own = textDirection(node.text);
  const isAgainst = own !== direction && /\p{L}/u.test(node.text);
  return node.dir !== undefined || !isAgainst ? node : changed(node, { dir: own });
}
