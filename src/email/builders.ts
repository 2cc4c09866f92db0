import { changed } from '../base/changed';
import { mapChanged } from '../base/map-changed';
import type { Hex } from '../model/color/color';
import { FONT_STACKS, lineHeightFor, type FontStack } from './fonts';
import type {
  CellNode,
  Font,
  Background,
  InlineNode,
  Padding,
  RowNode,
  SpacerNode,
  TableNode,
  TextNode,
} from './nodes';

/*
 * Builders of the document model. Whatever may be missing is passed as null and leaves nothing behind: no empty row,
 * no gap, no separator.
 */

/** What may stand in a place: a cell, or nothing. */
export type Block = CellNode | null;
export type CellProps = Omit<CellNode, 'kind' | 'children'>;
type TableProps = Omit<TableNode, 'kind' | 'rows' | 'width'> & {
  readonly width?: TableNode['width'];
};

/** A font by its stack, size in px and color; the line height follows from the size unless given. */
export function font(
  stack: FontStack,
  size: number,
  color: Hex,
  rest: Partial<Omit<Font, 'size' | 'color'>> = {},
): Font {
  return { family: FONT_STACKS[stack], size, lineHeight: lineHeightFor(size), color, ...rest };
}

export function solid(color: Hex): Background {
  return { color };
}

/** A run of text, or null when it is blank. */
export function text(value: string, rest: Omit<TextNode, 'kind' | 'text'> = {}): TextNode | null {
  return value.trim() === '' ? null : { kind: 'text', text: value, ...rest };
}

/** Text that is always there: separators, labels, ornaments. */
export function literal(value: string, rest: Omit<TextNode, 'kind' | 'text'> = {}): TextNode {
  return { kind: 'text', text: value, ...rest };
}

/** Those of `parts` that are not null, with `separator` between any two. */
export function joined(
  parts: readonly (InlineNode | null)[],
  separator: TextNode,
): readonly InlineNode[] {
  return present(parts).flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

/** A cell of text in one font; null when there is nothing in it. */
export function textCell(
  cellFont: Font,
  children: InlineNode | null | readonly (InlineNode | null)[],
  props: CellProps = {},
): Block {
  const inlines = present(isList(children) ? children : [children]);
  return inlines.length === 0
    ? null
    : { kind: 'cell', ...props, font: cellFont, children: inlines };
}

/** A cell around pictures or tables; null when there is nothing in it. */
export function cell(
  props: CellProps,
  children: CellNode['children'][number] | null | readonly (CellNode['children'][number] | null)[],
): Block {
  const inner = present(isList(children) ? children : [children]);
  return inner.length === 0 ? null : { kind: 'cell', ...props, children: inner };
}

export function spacer(props: Omit<SpacerNode, 'kind'>): SpacerNode {
  return { kind: 'spacer', ...props };
}

export function row(...cells: RowNode['cells']): RowNode {
  return { kind: 'row', cells };
}

/**
 * Blocks below one another with `gap` between any two; null when there are none. The gap is padding above a plain block
 * and a spacer above one that shows its own edge.
 */
export function stack(
  blocks: readonly (Block | SpacerNode)[],
  gap = 0,
  props: TableProps = {},
): TableNode | null {
  const rows = present(blocks).flatMap((block, index) => {
    if (index === 0 || gap === 0) return [row(block)];
    if (block.kind === 'cell' && isPlain(block)) return [row(padTop(block, gap))];
    return [row(spacer({ height: gap })), row(block)];
  });
  return rows.length === 0 ? null : table(rows, props);
}

/** Blocks beside one another with `gap` between any two; null when there are none. */
export function columns(
  blocks: readonly (Block | SpacerNode)[],
  gap = 0,
  props: TableProps = {},
): TableNode | null {
  // A table that is as wide as its content never becomes narrower with the screen.
  const noShrink = props.width !== 'content';
  const cells = present(blocks).flatMap((block, index) =>
    index === 0 || gap === 0 ? [block] : [spacer({ width: gap, noShrink }), block],
  );
  return cells.length === 0 ? null : table([row(...cells)], props);
}

export function table(rows: readonly RowNode[], props: TableProps = {}): TableNode {
  return { kind: 'table', width: 'full', ...props, rows };
}

/** A row only as wide as its block; null without one. */
export function shrinkToFit(block: Block): Block {
  return cell({}, columns([block], 0, { width: 'content' }));
}

export function present<T>(items: readonly (T | null)[]): readonly T[] {
  return items.filter((item) => item !== null);
}

/** Whether a cell shows no edge of its own, so that padding looks like distance. */
export function isPlain({ background, borders, height }: CellNode): boolean {
  return areMissing([background, borders, height]);
}

export function areMissing(values: readonly unknown[]): boolean {
  return values.every((value) => value === undefined);
}

/** The cell with the tables directly in it changed; the very cell where each stays what it is. */
export function mapTables(cell: CellNode, change: (table: TableNode) => TableNode): CellNode {
  const children = mapChanged(cell.children, (child) =>
    child.kind === 'table' ? change(child) : child,
  );
  return children === cell.children ? cell : changed(cell, { children });
}

/** The table with its cells changed; the very table where each stays what it is. */
export function mapCells(
  table: TableNode,
  change: (cell: CellNode | SpacerNode) => CellNode | SpacerNode,
): TableNode {
  const rows = mapChanged(table.rows, (row) => {
    const cells = mapChanged(row.cells, change);
    return cells === row.cells ? row : changed(row, { cells });
  });
  return rows === table.rows ? table : changed(table, { rows });
}

/** The cell with `gap` px more padding at its top. */
export function padTop(block: CellNode, gap: number): CellNode {
  const [top, right, bottom, left] = block.padding ?? [0, 0, 0, 0];
  return changed(block, { padding: [top + gap, right, bottom, left] });
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/** A cell of blocks below one another. */
export function stacked(
  gap: number,
  blocks: Parameters<typeof stack>[0],
  props: CellProps = {},
): Block {
  return cell(props, stack(blocks, gap));
}

/** A cell of blocks beside one another. */
export function beside(
  gap: number,
  blocks: Parameters<typeof columns>[0],
  props: CellProps = {},
): Block {
  return cell(props, columns(blocks, gap));
}

/**
 * Blocks that stand side by side where there is room and below one another where there is not (a mail has no media
 * queries). Word ignores the wrapping and keeps the columns. Widths in px, at most 300 each; together at least 8 less than
 * what they stand in: litehtml (Claws Mail) wraps sooner.
 */
export function wrapping(
  blocks: readonly (readonly [width: number, block: Block])[],
  padding: Padding,
): TableNode | null {
  const cells = blocks.flatMap(([width, block]) =>
    block === null ? [] : [changed(block, { width, padding, wraps: true })],
  );
  return cells.length === 0 ? null : table([row(...cells)]);
}
