import type { Axis, Rect } from '../geometry';
import { endOf, startOf } from './bands';

/** Where the parts of a row or a column stand across it: at its start, its middle or its end. */
export const STACK_ALIGNMENTS = ['start', 'middle', 'end'] as const;
export type StackAlignment = (typeof STACK_ALIGNMENTS)[number];

/** Middles of whole boxes differ by a half. */
const PLAY_OF_MIDDLE = 1;

/**
 * How parts are aligned along the axis across their line; null where they are not. Parts of one size are aligned in each way: then
 * it is the way that the visitor has chosen, else by their start.
 */
export function alignmentOf(
  boxes: readonly Rect[],
  across: Axis,
  chosen: StackAlignment = 'start',
): StackAlignment | null {
  const ways = [chosen, 'start', 'end', 'middle'] as const;
  return ways.find((way) => isAligned(boxes, across, way)) ?? null;
}

function isAligned(boxes: readonly Rect[], across: Axis, way: StackAlignment): boolean {
  switch (way) {
    case 'start':
      return isAlike(boxes.map((box) => startOf(box, across)));
    case 'middle':
      return isAlike(
        boxes.map((box) => middleOf(box, across)),
        PLAY_OF_MIDDLE,
      );
    case 'end':
      return isAlike(boxes.map((box) => endOf(box, across)));
  }
}

/** What the visitor has chosen for the stack of these elements. */
export function chosenAlignment([first]: readonly Aligned[]): StackAlignment | undefined {
  return first?.stackAlign;
}

interface Aligned {
  readonly stackAlign?: StackAlignment;
}

/** Where a box of a size begins that is aligned within a line. */
export function alignedStart(
  alignment: StackAlignment,
  line: Rect,
  size: number,
  across: Axis,
): number {
  switch (alignment) {
    case 'start':
      return startOf(line, across);
    case 'middle':
      return Math.round(middleOf(line, across) - size / 2);
    case 'end':
      return endOf(line, across) - size;
  }
}

export function middleOf(box: Rect, axis: Axis): number {
  return (startOf(box, axis) + endOf(box, axis)) / 2;
}

export function sizeOf({ width, height }: Rect, axis: Axis): number {
  return axis === 'x' ? width : height;
}

function isAlike([first, ...others]: readonly number[], play = 0): boolean {
  return first !== undefined && others.every((other) => Math.abs(other - first) <= play);
}
