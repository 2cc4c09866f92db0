import type { Padding } from '../../email/nodes';
import { heightOf, type Box } from './box';
import { hasShell, ownHeight } from './emit-parts';
import type { LayoutNode } from './tree';

/*
 * Distances as padding, for a cell that has its row to itself: Word gives all cells of a row the largest vertical padding
 * among them, and one alone has no other. An empty row costs 110 characters more, an indent by a cell a whole table. A padded
 * cell says no height, since that means one thing in standards and another in quirks mode.
 */

/** What the only cell of a row holds, and the distances around it. */
export interface PaddedNode {
  readonly node: LayoutNode;
  readonly padding: Padding;
}

/** The node without the distances around it, where its cell can have these as padding. */
export function padded(node: LayoutNode): PaddedNode {
  const inner = contentOf(node);
  const [above, right, below, left] = between(node.box, inner.box);
  return { node: inner, padding: [above, leansRight(inner) ? right : 0, below, left] };
}

/** A row of a table: one cell that spans all columns, or several beside one another. */
export type TableRow =
  | ({ readonly kind: 'alone' } & PaddedNode)
  | { readonly kind: 'cells'; readonly nodes: readonly LayoutNode[] };

/** Rows with the distances between them as padding of those that can have it. */
export function foldSpaces(rows: readonly TableRow[]): readonly TableRow[] {
  const folded: TableRow[] = [];
  let above = 0;
  for (const [index, row] of rows.entries()) {
    const [before, next] = [folded.at(-1), rows[index + 1]];
    if (row.kind === 'cells') folded.push(row);
    else if (row.node.kind !== 'space') {
      folded.push(morePadded(row, above, 0));
      above = 0;
    } else if (next !== undefined && canPad(next)) above = heightOf(row.node.box);
    else if (before !== undefined && canPad(before)) {
      folded.splice(-1, 1, morePadded(before, 0, heightOf(row.node.box)));
    } else folded.push(row);
  }
  return folded;
}

/** Whether there is nothing around a node that its own box does not hold. */
export function isBare({ padding }: PaddedNode): boolean {
  return padding.every((side) => side === 0);
}

function contentOf(node: LayoutNode): LayoutNode {
  switch (node.kind) {
    case 'rows': {
      const inner = onlyContent(node.children);
      return inner !== null && takesPadding(inner) ? inner : node;
    }
    case 'columns': {
      const inner = onlyContent(node.children);
      return inner !== null && !paintsCell(inner) ? inner : node;
    }
    case 'slot': {
      const inner = contentOf(node.child);
      return takesPadding(inner) ? inner : node;
    }
    case 'leaf': {
      const { box, item } = node;
      const inner = { ...node, box: { ...box, y0: item.box.y0, y1: item.box.y1 } };
      return takesPadding(inner) ? inner : node;
    }
    default:
      return node;
  }
}

/** The content of the one node that is no distance; null when there are more. */
function onlyContent(nodes: readonly LayoutNode[]): LayoutNode | null {
  const [only, ...others] = nodes.filter(({ kind }) => kind !== 'space');
  return only === undefined || others.length > 0 ? null : contentOf(only);
}

/** Whether a cell may have padding above and below its node: nothing but its content makes it high. */
function takesPadding(node: LayoutNode): boolean {
  return !paintsCell(node) && ownHeight(node) === heightOf(node.box);
}

/** Whether the cell itself is seen, so that padding would make it larger. */
function paintsCell(node: LayoutNode): boolean {
  if (node.kind !== 'leaf') return node.kind === 'plane' || node.kind === 'space';
  const { item } = node;
  return hasShell(item) || item.cell.ground !== undefined || item.cell.children.length === 0;
}

/** Whether the right edge of its region has a part in where a node stands: anything else keeps to the left. */
function leansRight(node: LayoutNode): boolean {
  return node.kind === 'leaf' && node.item.giveX !== 'left';
}

type AloneRow = Extract<TableRow, { kind: 'alone' }>;

function canPad(row: TableRow): row is AloneRow {
  return row.kind === 'alone' && takesPadding(row.node);
}

function morePadded({ padding, ...row }: AloneRow, above: number, below: number): AloneRow {
  const [top, right, bottom, left] = padding;
  return { ...row, padding: [top + above, right, bottom + below, left] };
}

function between(outer: Box, inner: Box): Padding {
  return [inner.y0 - outer.y0, outer.x1 - inner.x1, outer.y1 - inner.y1, inner.x0 - outer.x0];
}
