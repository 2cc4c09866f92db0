import { childrenOf, type EmailNode } from '../../email/nodes';
import type { Content, Table } from './table';

/** The most tables within one another that checkers of emails accept. */
export const DEEPEST_TABLES = 8;

/** How many tables lie within one another, this one included. */
export function depthOf({ rows }: Table): number {
  let deepest = 0;
  for (const { cells } of rows) {
    for (const { content } of cells) deepest = Math.max(deepest, depthIn(content));
  }
  return 1 + deepest;
}

function depthIn(content: Content): number {
  switch (content.kind) {
    case 'space':
      return 0;
    case 'item':
      return tablesIn(content.item.cell);
    case 'boxed':
      return content.table === null ? 1 + tablesIn(content.item.cell) : depthOf(content.table);
    case 'plane':
      return depthIn(content.cell.content);
    case 'table':
      return depthOf(content.table);
  }
}

function tablesIn(node: EmailNode): number {
  const below = childrenOf(node).reduce((most, child) => Math.max(most, tablesIn(child)), 0);
  return below + (node.kind === 'table' ? 1 : 0);
}
