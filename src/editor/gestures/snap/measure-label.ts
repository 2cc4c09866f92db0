import type { Rect } from '../../../scene/geometry';
import type { Viewport } from '../viewport';
import type { Segment } from './guides';

/** In px of the screen: how far the ends of a measure reach beside its line, and how large its label is. */
export const CAP = 3;
const LABEL = { height: 16, padding: 5, perFigure: 6.5, gap: 2 };

interface MeasureLabel {
  readonly words: string;
  /** Where it lies, in px from the canvas's corner. */
  readonly box: Rect;
}

/** The length of a measure, and the box in which it is written: beside the line, so that a short one stays to be seen. */
export function measureLabel({ axis, at, start, end }: Segment, view: Viewport): MeasureLabel {
  const { zoom, panX, panY } = view;
  const words = String(Math.round(end - start));
  const { height, padding, perFigure, gap } = LABEL;
  const width = words.length * perFigure + 2 * padding;
  const middle = ((start + end) / 2) * zoom;
  const [across, down] =
    axis === 'x'
      ? [middle + panX, at * zoom + panY + height / 2 + CAP + gap]
      : [at * zoom + panX + width / 2 + CAP + gap, middle + panY];
  const [x, y] = [Math.round(across), Math.round(down)];
  return { words, box: { x: x - width / 2, y: y - height / 2, width, height } };
}

/** The box around the line of a measure, with its ends, in px from the canvas's corner. */
export function measureLine({ axis, at, start, end }: Segment, view: Viewport): Rect {
  const { zoom, panX, panY } = view;
  const [length, breadth] = [(end - start) * zoom, 2 * CAP + 1];
  return axis === 'x'
    ? { x: start * zoom + panX, y: at * zoom + panY - CAP, width: length, height: breadth }
    : { x: at * zoom + panX - CAP, y: start * zoom + panY, width: breadth, height: length };
}
