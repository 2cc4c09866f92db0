import type { Axis, Rect } from '../geometry';
import { endOf, startOf } from './bands';

/** Where the parts of a row or a column stand across it: at its start, its middle or its end. */
export type StackAlignment = 'start' | 'middle' | 'end';

/** Middles of whole boxes differ by a half. */
const PLAY_OF_MIDDLE = 1;

/** How parts are aligned along the axis across their line; null where they are not. What is true of all is their start first. */
export function alignmentOf(boxes: readonly Rect[], across: Axis): StackAlignment | null {
  if (isAlike(boxes.map((box) => startOf(box, across)))) return 'start';
  if (isAlike(boxes.map((box) => endOf(box, across)))) return 'end';
  const isByMiddle = isAlike(
    boxes.map((box) => middleOf(box, across)),
    PLAY_OF_MIDDLE,
  );
  return isByMiddle ? 'middle' : null;
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
