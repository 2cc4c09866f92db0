import { boundsOf, type Axis, type Rect } from '../geometry';
import { alignedStart, alignmentOf, sizeOf, type StackAlignment } from './alignment';
import { bandsOf, coreOf, endOf, otherAxis, planeBelow, startOf } from './bands';

/** An element of a stack. All boxes in canvas units. */
export interface StackItem {
  readonly id: string;
  /** Where it was drawn. */
  readonly drawn: Rect;
  /** What its box has become there. */
  readonly now: Rect;
  /** Whether others may lie on it. */
  readonly isPlane: boolean;
}

/** What moves as one. */
interface Block {
  readonly drawn: Rect;
  /** Around all of `parts`. */
  readonly now: Rect;
  readonly parts: readonly StackItem[];
}

/**
 * The boxes of elements that keep the distances they were drawn at where some have grown or shrunk, by their ids. Straight cuts
 * part them into rows, and each row into columns, recursively: what follows in a row or a column moves as far as what is before
 * it has grown. What is aligned across its row or column stays so. What no cut parts is pushed apart. A plane ends as far below what lies on it as it was drawn, and so does a
 * thin line between columns. What did not overlap does not overlap afterwards. `items`: from the undermost to the topmost.
 */
export function keepDistances(
  items: readonly StackItem[],
  chosen?: StackAlignment,
): ReadonlyMap<string, Rect> {
  const { parts } = arranged(blocksOf(items, chosen), chosen);
  return new Map(parts.map(({ id, now }) => [id, now]));
}

/** Each item within the smallest plane below it that holds it. */
function blocksOf(items: readonly StackItem[], chosen?: StackAlignment): readonly Block[] {
  const onPlane = new Map<StackItem | null, StackItem[]>();
  for (const [at, item] of items.entries()) {
    const smallest = planeBelow(items, at);
    const others = onPlane.get(smallest);
    if (others === undefined) onPlane.set(smallest, [item]);
    else others.push(item);
  }
  const withContent = (item: StackItem, way?: StackAlignment): Block => {
    const children = onPlane.get(item);
    if (children === undefined) return blockOf(item);
    const content = arranged(eachOf(children, way), way);
    return joined([stretched(item, endOf(content.now, 'y') - endOf(content.drawn, 'y')), content]);
  };
  // What is chosen is about the whole line, which may lie on a plane.
  const eachOf = (those: readonly StackItem[], way?: StackAlignment): readonly Block[] =>
    those.map((item) => withContent(item, those.length === 1 ? way : undefined));
  return eachOf(onPlane.get(null) ?? [], chosen);
}

function drawnOf({ drawn }: Block): Rect {
  return drawn;
}

function blockOf(item: StackItem): Block {
  return { drawn: item.drawn, now: item.now, parts: [item] };
}

function arranged(blocks: readonly Block[], chosen?: StackAlignment): Block {
  const [only, ...others] = blocks;
  if (only !== undefined && others.length === 0) return only;
  const each = (lines: readonly (readonly Block[])[]) => lines.map((line) => arranged(line));
  const rows = bandsOf(blocks, 'y', drawnOf);
  if (rows.length > 1) return joined(stillAligned(inOrder(each(rows), 'y'), 'x', chosen));
  const columns = bandsOf(blocks, 'x', drawnOf);
  if (columns.length > 1)
    return joined(withBars(stillAligned(inOrder(each(columns), 'x'), 'y', chosen)));
  const { parts } = joined(pushed(pushed(blocks, 'x'), 'y'));
  // Something may lie over the edge of a plane, and before what lies on that.
  return joined(pushed(pushed(parts.map(blockOf), 'x', 0), 'y', 0));
}

/** Blocks one after the other along an axis, as far apart as they were drawn. */
function inOrder(blocks: readonly Block[], axis: Axis): readonly Block[] {
  const put: Block[] = [];
  for (const block of blocks) {
    const before = put.at(-1);
    put.push(before === undefined ? block : moved(block, axis, shiftAfter(before, block, axis)));
  }
  return put;
}

/**
 * Blocks of one line that are aligned across it as they were drawn, though some have grown or shrunk. In a row, one that becomes
 * higher than the row goes on downwards, as the lines of a text do. Bars between columns follow the others.
 */
function stillAligned(
  blocks: readonly Block[],
  across: Axis,
  chosen?: StackAlignment,
): readonly Block[] {
  const boxes = blocks.filter((block) => !isBar(block)).map(drawnOf);
  const alignment = alignmentOf(boxes, across, chosen);
  if (alignment === null || alignment === 'start') return blocks;
  const line = around(boxes);
  const least = across === 'x' ? -Infinity : startOf(line, across);
  const aligned = blocks.map((block) => {
    const size = sizeOf(block.now, across);
    if (isBar(block) || size === sizeOf(block.drawn, across)) return block;
    const start = Math.max(least, alignedStart(alignment, line, size, across));
    return moved(block, across, start - startOf(block.now, across));
  });
  // What would go beyond the left edge takes all others along.
  const out = Math.min(0, ...aligned.map(({ now }) => startOf(now, across)));
  return aligned.map((block) => moved(block, across, -out));
}

/**
 * Blocks that no cut parts, each at least as far from those before it as it was drawn: along x from those at the same height,
 * then along y from those that have come to stand above it. None moves by less than `least`.
 */
function pushed(blocks: readonly Block[], axis: Axis, least = -Infinity): readonly Block[] {
  const put: Block[] = [];
  for (const block of byStart(blocks, axis)) {
    const shifts = put
      .filter((before) => isBefore(before, block, axis))
      .map((before) => shiftAfter(before, block, axis));
    put.push(shifts.length === 0 ? block : moved(block, axis, Math.max(least, ...shifts)));
  }
  return put;
}

function isBefore(before: Block, block: Block, axis: Axis): boolean {
  if (endOf(coreOf(before.drawn), axis) > startOf(coreOf(block.drawn), axis)) return false;
  const other = otherAxis(axis);
  return (
    areFacing(before.drawn, block.drawn, other) ||
    (axis === 'y' && areFacing(before.now, block.now, other))
  );
}

function areFacing(a: Rect, b: Rect, axis: Axis): boolean {
  return startOf(a, axis) < endOf(b, axis) && startOf(b, axis) < endOf(a, axis);
}

/** How far a block moves to stand as far from one before it as it was drawn. */
function shiftAfter(before: Block, block: Block, axis: Axis): number {
  const gap = startOf(block.drawn, axis) - endOf(before.drawn, axis);
  return endOf(before.now, axis) + gap - startOf(block.now, axis);
}

/** How wide a bar is at most, in px. */
const BAR = 8;

/** Bars between columns are longer by as much as the columns are, where they are at least half as long. */
function withBars(columns: readonly Block[]): readonly Block[] {
  const others = columns.filter((column) => !isBar(column));
  if (others.length === columns.length || others.length === 0) return columns;
  const { drawn, now } = joined(others);
  const by = endOf(now, 'y') - endOf(drawn, 'y');
  return columns.map((column) => {
    const [bar] = column.parts;
    const isLong = column.drawn.height * 2 >= drawn.height;
    return bar !== undefined && isBar(column) && isLong ? stretched(bar, by) : column;
  });
}

function isBar({ drawn, parts: [part, ...others] }: Block): boolean {
  const isThin = drawn.width <= BAR && drawn.height > drawn.width;
  return isThin && part?.isPlane === true && others.length === 0;
}

/** A plane that ends so much lower. */
function stretched(plane: StackItem, by: number): Block {
  const height = Math.max(1, plane.now.height + by);
  return blockOf({ ...plane, now: { ...plane.now, height } });
}

function moved(block: Block, axis: Axis, by: number): Block {
  if (by === 0) return block;
  const at = (box: Rect): Rect => ({ ...box, [axis]: box[axis] + by });
  const parts = block.parts.map((part) => ({ ...part, now: at(part.now) }));
  return { ...block, now: at(block.now), parts };
}

function joined(blocks: readonly Block[]): Block {
  return {
    drawn: around(blocks.map(({ drawn }) => drawn)),
    now: around(blocks.map(({ now }) => now)),
    parts: blocks.flatMap(({ parts }) => parts),
  };
}

function around(boxes: readonly Rect[]): Rect {
  return boundsOf(boxes) ?? { x: 0, y: 0, width: 0, height: 0 };
}

function byStart(blocks: readonly Block[], axis: Axis): readonly Block[] {
  return blocks.toSorted((a, b) => startOf(coreOf(a.drawn), axis) - startOf(coreOf(b.drawn), axis));
}
