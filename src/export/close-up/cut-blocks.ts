import { connected, overlappingPairs } from '../geometry/pairs';
import type { Axis } from '../../scene/geometry';
import { heightOf, holds, spanOf, widthOf, type Box } from '../geometry/box';
import { columns, stack } from './arrange';
import { ICON } from './leaf';
import { boundsOfBoxes, isGone, isStill, joinBlocks, stretchBlock, type Block } from './block';

/** Lines may reach so far into one another, in px: the boxes of letters are higher than those. */
const PLAY = 2;

/**
 * Blocks closed up. Straight cuts part them into rows and columns, the widest gaps first, again and again; what no cut parts stays
 * as it is, but for what is gone. `all` are the boxes of everything, to tell what a column is in line with.
 */
export function closeUpBlocks(blocks: readonly Block[], all: readonly Box[]): Block {
  const rows = rowsOf(blocks, all);
  const [only, ...others] = rows;
  return only !== undefined && others.length === 0 ? only : stack(rows);
}

/** Rows, each closed up: whatever cut they come from, they stand one below the other. */
function rowsOf(blocks: readonly Block[], all: readonly Box[]): readonly Block[] {
  if (blocks.length === 1) return blocks;
  const [rows, beside] = [bandsOf(blocks, 'y'), bandsOf(blocks, 'x')];
  const [high, wide] = [widestGap(rows, 'y'), widestGap(beside, 'x')];
  if (rows.length === 1 && beside.length === 1) return [joinStill(blocks)];
  if (beside.length === 1 || wide < high) {
    return cutAt(rows, 'y', high).flatMap((part) => rowsOf(part, all));
  }
  const parts = cutAt(beside, 'x', high).map((part) => closeUpBlocks(part, all));
  const page = boundsOfBoxes(blocks.map(({ box }) => box));
  return [columns(parts, (box) => all.some((other) => isInLine(other, box, page)))];
}

/** What touches is one block. A plane that others reach out of is as long as the one plane among them that changes. */
export function joinHeaps(blocks: readonly Block[]): readonly Block[] {
  const pairs = overlappingPairs(blocks.map(({ box }) => coreOf(box)));
  return connected(blocks.length, pairs).map((heap) =>
    joinHeap(heap.flatMap((at) => blocks[at] ?? [])),
  );
}

function joinHeap(heap: readonly Block[]): Block {
  const [only, ...others] = heap;
  if (only !== undefined && others.length === 0) return only;
  const box = boundsOfBoxes(heap.map((block) => block.box));
  const areLabels = heap.every(({ line }) => line?.role === 'label');
  if (areLabels && Math.max(widthOf(box), heightOf(box)) <= ICON) {
    return { ...joinStill(heap), line: { role: 'label', box, isSurelyLabel: false } };
  }
  const [changed, ...more] = heap.filter((block) => !isStill(block));
  const rest = heap.filter((block) => block !== changed);
  const arePlanes =
    changed?.plane !== undefined &&
    rest.every(({ plane, parts }) => plane !== undefined && parts.length === 1);
  if (changed?.after == null || more.length > 0 || !arePlanes) return joinStill(heap);
  const by = changed.after.y1 - changed.box.y1;
  return joinBlocks(
    heap,
    heap.map((block) => (block === changed ? block : stretchBlock(block, by))),
  );
}

/** Blocks that stay where they were drawn. */
function joinStill(blocks: readonly Block[]): Block {
  const left = blocks.filter((block) => !isGone(block));
  const still = left.map((block) => ({
    ...block,
    after: boundsOfBoxes(block.still.map(({ box }) => box)),
    parts: block.still,
  }));
  return joinBlocks(blocks, still);
}

/** The middle of a box, without the play of its lines. */
function coreOf(box: Box): Box {
  const play = Math.min(PLAY, heightOf(box) / 10);
  return { ...box, y0: box.y0 + play, y1: box.y1 - play };
}

/** Blocks that overlap along an axis, one band after the other. */
function bandsOf(blocks: readonly Block[], axis: Axis): readonly (readonly Block[])[] {
  const bands: Block[][] = [];
  let end = -Infinity;
  const inOrder = blocks.toSorted((a, b) => startOf(a, axis) - startOf(b, axis));
  for (const block of inOrder) {
    const core = spanOf(coreOf(block.box), axis);
    const band = bands.at(-1);
    if (band !== undefined && core.start < end) band.push(block);
    else bands.push([block]);
    end = Math.max(end, core.end);
  }
  return bands;
}

function startOf({ box }: Block, axis: Axis): number {
  return spanOf(coreOf(box), axis).start;
}

function widestGap(bands: readonly (readonly Block[])[], axis: Axis): number {
  return Math.max(-Infinity, ...gapsOf(bands, axis));
}

/** How far each band is from the one before it. */
function gapsOf(bands: readonly (readonly Block[])[], axis: Axis): readonly number[] {
  const spans = bands.map((band) => spanOf(boundsOfBoxes(band.map(({ box }) => box)), axis));
  return spans.slice(1).map(({ start }, at) => start - (spans[at]?.end ?? start));
}

/** Bands joined where they are less far apart than that. */
function cutAt(bands: readonly (readonly Block[])[], axis: Axis, apart: number) {
  const gaps = gapsOf(bands, axis);
  const parts: Block[][] = [];
  for (const [at, band] of bands.entries()) {
    const part = parts.at(-1);
    const gap = gaps[at - 1];
    if (part !== undefined && gap !== undefined && gap < apart) part.push(...band);
    else parts.push([...band]);
  }
  return parts;
}

/** Whether something outside of a part of the page begins where a column in it does. */
function isInLine(other: Box, column: Box, page: Box): boolean {
  return Math.abs(other.x0 - column.x0) <= 1 && !holds(page, other);
}
