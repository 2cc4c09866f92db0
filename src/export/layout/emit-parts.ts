import type { CellNode, SpacerNode, TableNode } from '../../email/nodes';
import { heightOf, widthOf } from './box';
import type { Item } from './item';
import type { LayoutNode, SpaceNode } from './tree';

/**
 * What a cell is in its row: `alone`, so that padding is its own affair; the one that says the height for all; or one of
 * the others.
 */
export type CellRole = 'alone' | 'speaker' | 'other';
/** Makes the cell of a region; `depth`: tables that it lies in, its own not counted. */
export type EmitCell = (node: LayoutNode, role: CellRole, depth: number) => CellNode | SpacerNode;
/** Makes the table of a region. */
export type EmitTable = (node: LayoutNode, depth: number) => TableNode;

export function emitSpacer({ box }: SpaceNode, tall: boolean): SpacerNode {
  return {
    kind: 'spacer',
    width: widthOf(box),
    ...(tall ? { height: heightOf(box) } : {}),
  };
}

/**
 * Whether a cell has borders or padding of its own. Sizes on such a cell mean one thing in standards and another in
 * quirks mode, so it says none: a table within it gives the size.
 */
export function hasShell({ cell }: Pick<Item, 'cell'>): boolean {
  return cell.borders !== undefined || (cell.padding?.some((side) => side > 0) ?? false);
}

export function isShell(node: LayoutNode): boolean {
  return (node.kind === 'leaf' || node.kind === 'plane') && hasShell(node.item);
}

/** The height that a node's cell has by its content alone, in px; 0 when it has none. */
export function ownHeight(node: LayoutNode): number {
  switch (node.kind) {
    case 'leaf':
      return hasShell(node.item) || node.item.cell.children.length === 0
        ? heightOf(node.box)
        : node.item.ownHeight;
    case 'rows':
    case 'columns':
    case 'knot':
      return heightOf(node.box);
    case 'plane':
      return hasShell(node.item) ? heightOf(node.box) : ownHeight(node.child);
    case 'slot':
      return heightOf(node.child.box);
    case 'space':
      return 0;
  }
}
