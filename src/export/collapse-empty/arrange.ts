import type { Axis } from '../../scene/geometry';
import { heightOf, spanOf, type Box } from '../geometry/box';
import {
  boundsOfBoxes,
  isGone,
  joinBlocks,
  moveBlock,
  stretchBlock,
  type CollapseBlock,
} from './block';

/*
 * Blocks one below the other, or one beside the other. Of the two distances around what is gone, the smaller one goes too: so
 * the first line of a paragraph stands as far from what is above as the one before did, and the last as far from what is
 * below.
 */

/** How near a column that grows may come to the next one, in px, unless it was drawn nearer. */
const LEAST_GUTTER = 12;

/** How far from what is gone a field still takes its place, in heights of its line, where nothing separates the two. */
const NEAR = 3;

/** Blocks one below the other, from the top to the bottom. */
export function stack(blocks: readonly CollapseBlock[]): CollapseBlock {
  const left = withoutLoose(blocks, ({ thin }) => thin === 'rule');
  const tops = positions(blocks, left, 'y');
  const put = left.map((block, at) => moveBlock(block, 0, (tops[at] ?? 0) - block.box.y0));
  return joinBlocks(blocks, put);
}

/** To which side the rest of a line keeps. */
export type CollapseSide = 'left' | 'center' | 'right';

/** Fields of one line with their labels and what separates them, from the left to the right. */
export function inLine(blocks: readonly CollapseBlock[], side: CollapseSide): CollapseBlock {
  if (side === 'right') return flipped(inLine(blocks.map(flipped).toReversed(), 'left'));
  const left = withoutLoose(blocks, ({ line: at }) => at?.role === 'separator');
  const starts = positions(blocks, left, 'x');
  const put = left.map((block, at) =>
    moveBlock(block, (starts[at] ?? 0) - (block.after?.x0 ?? 0), 0),
  );
  const joined = withHeight(joinBlocks(blocks, put), left);
  if (side === 'left' || joined.after === null) return joined;
  const { box, after } = joined;
  return moveBlock(joined, Math.round((box.x0 + box.x1 - after.x0 - after.x1) / 2), 0);
}

/** A line of which something is left, as high as it was but for what that has become higher, or lower. */
function withHeight(line: CollapseBlock, left: readonly CollapseBlock[]): CollapseBlock {
  const { box, after } = line;
  if (after === null) return line;
  const before = boundsOfBoxes(left.map((block) => block.box));
  return { ...line, after: { ...after, y1: after.y1 + box.y1 - before.y1 } };
}

/**
 * Columns, from the left to the right. A column that is gone has those after it take its place, unless others stand below or
 * above that they are in line with. Thin lines between them are as long as what they stand between.
 */
export function columns(
  blocks: readonly CollapseBlock[],
  isInLine: (box: Box) => boolean,
): CollapseBlock {
  const left = withoutLoose(blocks, ({ thin }) => thin === 'bar');
  let [shift, end] = [0, -Infinity];
  const put = left.map((block, at) => {
    const before = left[at - 1];
    const gone = between(blocks, before, block);
    if (gone.length > 0 && !isInLine(block.box)) {
      const start = before?.box.x1 ?? blocks[0]?.box.x0 ?? 0;
      const gap = before === undefined ? 0 : widest([before, ...gone, block], 'x');
      shift = block.box.x0 - start - gap;
    } else if (gone.length > 0) shift = 0;
    const gutter = before === undefined ? 0 : Math.min(gapOf(before, block, 'x'), LEAST_GUTTER);
    const there = moveBlock(block, Math.max(-shift, end + gutter - (block.after?.x0 ?? 0)), 0);
    end = there.after?.x1 ?? end;
    return there;
  });
  return joinBlocks(blocks, withBars(blocks, put));
}

function withBars(
  before: readonly CollapseBlock[],
  after: readonly CollapseBlock[],
): readonly CollapseBlock[] {
  const were = before.filter(({ thin }) => thin !== 'bar');
  const are = after.filter(({ thin }) => thin !== 'bar');
  if (are.length === 0) return after;
  const { y0, y1 } = boundsOfBoxes(were.map(({ box }) => box));
  const by = boundsOfBoxes(are.flatMap(({ after: box }) => box ?? [])).y1 - y1;
  return after.map((block) =>
    block.thin === 'bar' && heightOf(block.box) * 2 >= y1 - y0 ? stretchBlock(block, by) : block,
  );
}

/** Where each block that is left begins, one after the other. */
function positions(
  blocks: readonly CollapseBlock[],
  left: readonly CollapseBlock[],
  axis: Axis,
): number[] {
  let end: number | null = null;
  return left.map((block, at) => {
    const before = left[at - 1];
    const gone = between(blocks, before, block);
    const { start } = spanOf(block.box, axis);
    const first = spanOf(blocks[0]?.box ?? block.box, axis).start;
    const near = before === undefined ? gone : [before, ...gone];
    let place = end === null ? first : end + widest([...near, block], axis);
    if (axis === 'x' && gone.length > 0 && isFar(gone, block)) place = Math.max(place, start);
    const size = block.after === null ? 0 : spanOf(block.after, axis);
    end = place + (size === 0 ? 0 : size.end - size.start);
    return place;
  });
}

/** Whether a field stands so far from what is gone before it that it does not follow it. */
function isFar(gone: readonly CollapseBlock[], block: CollapseBlock): boolean {
  const last = gone.at(-1);
  const separated = gone.some(({ line: at }) => at?.role === 'separator');
  if (last === undefined || separated) return false;
  return gapOf(last, block, 'x') > NEAR * heightOf(block.line?.box ?? block.box);
}

function between(
  blocks: readonly CollapseBlock[],
  before: CollapseBlock | undefined,
  block: CollapseBlock,
) {
  const from = before === undefined ? 0 : blocks.indexOf(before) + 1;
  return blocks.slice(from, blocks.indexOf(block));
}

function widest(blocks: readonly CollapseBlock[], axis: Axis): number {
  return Math.max(...blocks.slice(1).map((block, at) => gapOf(blocks[at] ?? block, block, axis)));
}

function gapOf(a: CollapseBlock, b: CollapseBlock, axis: Axis): number {
  return spanOf(b.box, axis).start - spanOf(a.box, axis).end;
}

/** What is left, without separators that stood between two of which one is gone, but for one between what is left. */
function withoutLoose(
  blocks: readonly CollapseBlock[],
  separates: (block: CollapseBlock) => boolean,
): readonly CollapseBlock[] {
  const isContent = (block: CollapseBlock) => !separates(block);
  const content = blocks.filter(isContent);
  if (!content.some(isGone)) return blocks.filter((block) => !isGone(block));
  if (content.every(isGone)) return [];
  const left: CollapseBlock[] = [];
  for (const [at, block] of blocks.entries()) {
    const before = blocks.slice(0, at).filter(isContent);
    const after = blocks.slice(at + 1).filter(isContent);
    const [above, below] = [before.at(-1), after[0]];
    const parts = separates(block) && above !== undefined && below !== undefined;
    const isLoose =
      parts &&
      (isGone(above) || isGone(below)) &&
      (before.every(isGone) || after.every(isGone) || left.slice(-1).some(separates));
    if (!isGone(block) && !isLoose) left.push(block);
  }
  return left;
}

function flipped(block: CollapseBlock): CollapseBlock {
  const { box, after, parts, still } = block;
  return {
    ...block,
    box: flippedBox(box),
    after: after && flippedBox(after),
    parts: parts.map((part) => ({ ...part, box: flippedBox(part.box) })),
    still: still.map((part) => ({ ...part, box: flippedBox(part.box) })),
  };
}

function flippedBox(box: Box): Box {
  return { ...box, x0: -box.x1, x1: -box.x0 };
}
