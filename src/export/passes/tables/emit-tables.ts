import { changed } from '../../../base/changed';
import type { Direction } from '../../../base/text';
import { row, spacer } from '../../../email/builders';
import type { CellNode, RowNode, SpacerNode, TableNode } from '../../../email/nodes';
import type { Size } from '../../../model/picture/fit';
import { heightOf, widthOf, type Box } from '../../geometry/box';
import { innerBox, type Item } from '../../items/item';
import type { DocumentForm } from '../../document-form';
import { isBare } from '../../tables/padding';
import { colSpansIn, type Cell, type Row, type Table, type TableForm } from '../../tables/table';
import type { Pass } from '../pass';

/**
 * Writes the tables as an email document: nothing is decided here any more. The outermost states its direction, which would
 * otherwise be that of the mail around it. In a table that runs from the right the first cell of a row is the rightmost
 * one, so that rows are read and copied in their order and look the same.
 */
export const emitTables: Pass<TableForm, DocumentForm> = {
  name: 'emitTables',
  run: ({ root, language: lang, direction: dir, requests }) => ({
    kind: 'document',
    doc: changed(emitTable(root, dir), { lang, dir, textAlign: 'left' }),
    requests,
  }),
};

function emitTable(table: Table, dir: Direction): TableNode {
  const { region, edges, hasSizer, isLoose = false, rows } = table;
  const colSpanOf = colSpansIn(table);
  const sizer = row(...inOrder(steps(edges), dir).map((width) => spacer({ width })));
  const emitted = [
    ...(hasSizer ? [sizer] : []),
    ...rows.map((each) => emitRow(each, dir, colSpanOf)),
  ];
  return isLoose
    ? { kind: 'table', width: widthOf(region.box), rows: emitted }
    : fixedTable(region.box, emitted);
}

function emitRow(
  { height, cells }: Row,
  dir: Direction,
  colSpanOf: (cell: Cell) => number,
): RowNode {
  const nodes = inOrder(cells, dir).map((cell) => emitCell(cell, dir, colSpanOf(cell)));
  return height === null ? row(...nodes) : { kind: 'row', height, cells: nodes };
}

/** What stands beside one another from the left, as a table of this direction lists it. */
function inOrder<Column>(columns: readonly Column[], dir: Direction): readonly Column[] {
  return dir === 'rtl' ? columns.toReversed() : columns;
}

/** A node that is not shared yet, so that it can be filled in field by field: there are more cells than anything else. */
type Draft<Node> = { -readonly [Key in keyof Node]: Node[Key] };

function emitCell(cell: Cell, dir: Direction, colSpan: number): CellNode | SpacerNode {
  const node = emitContent(cell, dir);
  if (cell.width !== null) node.width = cell.width;
  if (colSpan > 1) node.colSpan = colSpan;
  if (cell.rowSpan > 1) node.rowSpan = cell.rowSpan;
  return node;
}

function emitContent(cell: Cell, dir: Direction): Draft<CellNode> | Draft<SpacerNode> {
  const { content, height } = cell;
  switch (content.kind) {
    case 'space':
      return withHeight({ kind: 'spacer' }, height);
    case 'item':
      return content.item.cell.children.length === 0
        ? withHeight(emitBar(content.item), height)
        : placed(emitItem(content.item, dir), cell);
    case 'boxed': {
      const { item, table } = content;
      if (table === null) return placed(emitBox(item, ownContent(item, dir)), cell);
      return placed(
        emitBox(item, emitTable(table, dir)),
        filled(cell, widthOf(innerBox(item)), table, dir),
      );
    }
    case 'plane':
      return emitPlane(content.item, { ...content.cell, x0: cell.x0, x1: cell.x1 }, dir);
    case 'table': {
      const node: CellNode = { kind: 'cell', children: [emitTable(content.table, dir)] };
      return placed(node, filled(cell, cell.x1 - cell.x0, content.table, dir));
    }
  }
}

/** A cell so wide, padded at its right where it is wider than its table, which would keep to the right in a mail from the right. */
function filled(cell: Cell, width: number, { region }: Table, dir: Direction): Cell {
  const [top, right, bottom, left] = cell.padding;
  const rest = width - left - right - widthOf(region.box);
  return dir === 'rtl' && rest > 0 ? { ...cell, padding: [top, right + rest, bottom, left] } : cell;
}

function withHeight<Node extends Draft<CellNode> | Draft<SpacerNode>>(
  node: Node,
  height: number | null,
): Node {
  if (height !== null) node.height = height;
  return node;
}

function placed(node: Draft<CellNode>, { height, verticalAlign, padding }: Cell): Draft<CellNode> {
  if (verticalAlign !== null) node.verticalAlign = verticalAlign;
  if (!isBare(padding)) node.padding = padding;
  return withHeight(node, height);
}

/** A text or a picture. */
function emitItem({ cell }: Item, dir: Direction): Draft<CellNode> {
  const { width: _w, height: _h, verticalAlign: _v, ...node } = cell;
  return fromTheLeft(node, dir);
}

/**
 * A cell of content that begins at the left whatever the table around it does. It states both by itself, as Evolution gives
 * each line the direction of its first letter, and Word the side of the direction.
 */
function fromTheLeft(cell: CellNode, around: Direction): Draft<CellNode> {
  return around === 'ltr' ? cell : { ...cell, dir: 'ltr', align: cell.align ?? 'left' };
}

/** An empty plane: a spacer in its color, with its borders. */
function emitBar(item: Item): Draft<SpacerNode> {
  const { cell } = item;
  const node = painted<Draft<SpacerNode>>({ kind: 'spacer' }, cell);
  if (cell.link !== undefined) node.link = { ...cell.link, height: heightOf(innerBox(item)) };
  return node;
}

function emitPlane(
  { cell: { background, radius, shadow, origin = [] } }: Item,
  inner: Cell,
  dir: Direction,
): Draft<CellNode> | Draft<SpacerNode> {
  const node = emitContent(inner, dir);
  if (node.kind === 'spacer') throw new Error('A plane that shares its cell with a distance');
  if (background !== undefined) node.background = background;
  if (radius !== undefined) node.radius = radius;
  if (shadow !== undefined) node.shadow = shadow;
  node.origin = [...origin, ...(node.origin ?? [])];
  return node;
}

/** A bordered or padded cell: its size comes from the table in it. */
function emitBox({ cell }: Item, content: TableNode): Draft<CellNode> {
  const node: Draft<CellNode> = painted({ kind: 'cell', children: [content] }, cell);
  if (cell.padding !== undefined) node.padding = cell.padding;
  return node;
}

/** A node that looks as a cell does, and comes from where it comes from. */
function painted<Node extends Draft<CellNode> | Draft<SpacerNode>>(
  node: Node,
  { background, borders, radius, shadow, origin }: CellNode,
): Node {
  if (background !== undefined) node.background = background;
  if (borders !== undefined) node.borders = borders;
  if (radius !== undefined) node.radius = radius;
  if (shadow !== undefined) node.shadow = shadow;
  if (origin !== undefined) node.origin = origin;
  return node;
}

/** What stands within a box, as a table of just the size that the box leaves. */
function ownContent(item: Item, dir: Direction): TableNode {
  const { background: _g, borders: _b, radius: _r, shadow: _s, padding, ...cell } = item.cell;
  const [top, right, bottom, left] = padding ?? [0, 0, 0, 0];
  const inner = innerBox(item);
  const box: Box = {
    x0: inner.x0 + left,
    y0: inner.y0 + top,
    x1: inner.x1 - right,
    y1: inner.y1 - bottom,
  };
  const size = { width: widthOf(box), height: heightOf(box) };
  const content: CellNode | SpacerNode =
    cell.children.length === 0 ? emptyContent(cell, size) : fromTheLeft({ ...cell, ...size }, dir);
  return fixedTable(box, [row(content)]);
}

function emptyContent({ link }: Pick<CellNode, 'link'>, size: Size): SpacerNode {
  return link === undefined ? { kind: 'spacer', ...size } : { kind: 'spacer', ...size, link };
}

function fixedTable(box: Box, rows: readonly RowNode[]): TableNode {
  return { kind: 'table', width: widthOf(box), fixed: true, rows };
}

function steps(edges: readonly number[]): readonly number[] {
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
}
