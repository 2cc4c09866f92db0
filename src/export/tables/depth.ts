import { childrenOf, type EmailNode } from '../../email/nodes';
import type { Content, Table } from './table';

/** The most tables within one another that no check of mails minds. */
export const DEEPEST_TABLES = 8;

/** How many tables lie within one another, this one included. */
export function depthOf({ rows }: Table): number {
  return 1 + deepest(rows.flatMap(({ cells }) => cells.map(({ content }) => depthIn(content))));
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
  return deepest(childrenOf(node).map(tablesIn)) + (node.kind === 'table' ? 1 : 0);
}

function deepest(depths: readonly number[]): number {
  return depths.reduce((most, depth) => Math.max(most, depth), 0);
}
