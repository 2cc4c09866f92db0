import type { CellNode, SpacerNode, TableNode } from '../../email/nodes';
import { row } from '../../email/builders';
import { heightOf, widthOf, type Box } from './box';
import {
  emitSpacer,
  hasShell,
  isShell,
  type CellRole,
  type EmitCell,
  type EmitTable,
} from './emit-parts';
import { innerBox, type Item } from './item';
import { slotAlign } from './stretch';
import type { LeafNode, PlaneNode } from './tree';

/** The cell of an item that holds no others, placed by alignment in its region. */
export function emitLeaf(node: LeafNode, isTall: boolean): CellNode | SpacerNode {
  const { box, item } = node;
  if (hasShell(item)) return emitShell(item, bareContent(item));
  if (item.cell.children.length === 0) return emitBar(item);
  const fills = item.ownHeight === heightOf(box);
  const { width: _width, height: _height, verticalAlign: _align, ...cell } = item.cell;
  return {
    ...cell,
    width: widthOf(box),
    ...(isTall && !fills ? { height: heightOf(box) } : {}),
    ...(fills ? {} : { verticalAlign: slotAlign(item.box, box) ?? 'top' }),
  };
}

/** A plane with a layout on it. Where one text or slot lies on it, both share the cell. */
export function emitPlane(
  { item, child }: PlaneNode,
  role: CellRole,
  depth: number,
  { emitCell, emitTable }: { readonly emitCell: EmitCell; readonly emitTable: EmitTable },
): CellNode | SpacerNode {
  if (hasShell(item)) return emitShell(item, emitTable(child, depth + 1));
  const inner = emitCell(child, role, depth);
  const { ground, radius, origin = [] } = item.cell;
  const canShare = inner.kind === 'cell' && inner.ground === undefined && !isShell(child);
  const shared: CellNode = canShare
    ? inner
    : { kind: 'cell', width: widthOf(item.box), children: [emitTable(child, depth + 1)] };
  return {
    ...shared,
    ...(ground === undefined ? {} : { ground }),
    ...(radius === undefined ? {} : { radius }),
    origin: [...origin, ...(shared.origin ?? [])],
  };
}

/** An empty plane: a spacer in its colour. */
function emitBar({ box, cell: { ground, radius, origin } }: Item): SpacerNode {
  return {
    kind: 'spacer',
    width: widthOf(box),
    height: heightOf(box),
    ...(ground === undefined ? {} : { ground }),
    ...(radius === undefined ? {} : { radius }),
    ...(origin === undefined ? {} : { origin }),
  };
}

/** A bordered or padded cell: its size comes from the table in it. */
function emitShell({ cell }: Item, content: TableNode): CellNode {
  const { ground, borders, radius, padding, origin } = cell;
  return {
    kind: 'cell',
    ...(padding === undefined ? {} : { padding }),
    ...(ground === undefined ? {} : { ground }),
    ...(borders === undefined ? {} : { borders }),
    ...(radius === undefined ? {} : { radius }),
    ...(origin === undefined ? {} : { origin }),
    children: [content],
  };
}

/** What stands within a shell, as a table of just the size that the shell leaves. */
function bareContent(item: Item): TableNode {
  const [top, right, bottom, left] = item.cell.padding ?? [0, 0, 0, 0];
  const inner = innerBox(item);
  const box: Box = {
    x0: inner.x0 + left,
    y0: inner.y0 + top,
    x1: inner.x1 - right,
    y1: inner.y1 - bottom,
  };
  const {
    ground: _ground,
    borders: _borders,
    radius: _radius,
    padding: _padding,
    ...cell
  } = item.cell;
  const content =
    item.cell.children.length === 0
      ? emitSpacer({ kind: 'space', box }, true)
      : { ...cell, width: widthOf(box), height: heightOf(box) };
  return { kind: 'table', width: widthOf(box), fixed: true, rows: [row(content)] };
}
