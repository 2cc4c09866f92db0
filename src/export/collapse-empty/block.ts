import type { Rect } from '../../scene/geometry';
import { moved, sameBox, unionOf, type Box } from '../geometry/box';

/** An element of what is left, and where. */
export interface CollapsePart {
  readonly id: string;
  readonly box: Box;
}

/** What an element is in the line that it stands in. */
export interface LineRole {
  readonly role: 'field' | 'label' | 'separator';
  /** Its first line. */
  readonly box: Box;
  /** Whether its words alone show that it belongs to what stands beside it: 'T', 'Phone:'. */
  readonly isSurelyLabel: boolean;
}

/** A part of the design that closes up as one. */
export interface CollapseBlock {
  /** Where it was drawn. */
  readonly box: Box;
  /** Where it is as long as nothing around it has moved; null where nothing of it is left. */
  readonly after: Box | null;
  /** The elements that are left. */
  readonly parts: readonly CollapsePart[];
  /** The same elements where nothing in it has moved. */
  readonly still: readonly CollapsePart[];
  /** The plane that is as long as what it stands around, or beside. */
  readonly plane?: string;
  /** A thin line: one that lies between rows, or stands between columns. */
  readonly thin?: 'rule' | 'bar';
  readonly line?: LineRole;
}

/** What of blocks is left, as one. */
export function joinBlocks(
  blocks: readonly CollapseBlock[],
  left: readonly CollapseBlock[],
): CollapseBlock {
  const box = boundsOfBoxes(blocks.map((block) => block.box));
  const afters = left.flatMap(({ after }) => after ?? []);
  const around = afters.length === 0 ? null : boundsOfBoxes(afters);
  return {
    box,
    // What is gone at the top leaves the rest where it was: only what is below moves.
    after: around && { ...around, y0: Math.min(box.y0, around.y0) },
    parts: left.flatMap(({ parts }) => parts),
    still: left.flatMap(({ still }) => still),
  };
}

export function moveBlock(block: CollapseBlock, dx: number, dy: number): CollapseBlock {
  if (dx === 0 && dy === 0) return block;
  const parts = block.parts.map(({ id, box }) => ({ id, box: moved(box, dx, dy) }));
  return { ...block, after: block.after && moved(block.after, dx, dy), parts };
}

/** A block of which the plane ends so much lower. */
export function stretchBlock(block: CollapseBlock, by: number): CollapseBlock {
  const { plane, after } = block;
  if (by === 0 || plane === undefined || after === null) return block;
  const longer = (box: Box): Box => ({ ...box, y1: Math.max(box.y0 + 1, box.y1 + by) });
  const parts = block.parts.map((part) =>
    part.id === plane ? { ...part, box: longer(part.box) } : part,
  );
  return { ...block, after: longer(after), parts };
}

export function isGone({ after }: CollapseBlock): boolean {
  return after === null;
}

export function isStill({ box, after }: CollapseBlock): boolean {
  return after !== null && sameBox(box, after);
}

export function boxOf({ x, y, width, height }: Rect): Box {
  return { x0: x, y0: y, x1: x + width, y1: y + height };
}

export function boundsOfBoxes(boxes: readonly Box[]): Box {
  const [first, ...others] = boxes;
  if (first === undefined) throw new Error('Nothing has no bounds');
  return unionOf(first, others);
}
