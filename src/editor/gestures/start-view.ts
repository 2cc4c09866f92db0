import { boundsOf, clamp, overlaps, type Rect, type Size } from '../../scene/geometry';
import { RULER, seenBeside, toScreen, type Viewport } from './viewport';

/** What stays free around what is shown, beside the rulers, in px: at the bottom stands the toolbar. */
export const INSETS = { left: 6, top: 12, right: 6, bottom: 72 };

/** Below this zoom, texts are no longer recognized. */
const RECOGNIZABLE = 0.45;

/** From this zoom on, the texts of a signature are read. */
const READABLE = 0.75;

interface Shown {
  readonly frame: Rect;
  /** The boxes of what lies in it, none where that is empty. */
  readonly content: readonly Rect[];
  /** How much of the foot of the canvas is taken by what stands below an empty frame, in px. */
  readonly foot?: number;
}

/**
 * The view to begin with and to come back to: the frame whole and in the middle, at 100 % at the most. Where letters would be too
 * small to be read, the content that fills half of it, and any content where they would not even be recognized: from its left
 * edge where it does not fit either. An empty frame lies higher where what stands below it would cover it.
 */
export function startView(
  { frame, content, foot = 0 }: Shown,
  column: Size,
  ruler = RULER,
): Viewport {
  const room = {
    x: ruler + INSETS.left,
    y: ruler + INSETS.top,
    width: column.width - ruler - INSETS.left - INSETS.right,
    height: column.height - ruler - INSETS.top - INSETS.bottom,
  };
  const bounds = boundsOf(content);
  const least = bounds !== null && bounds.width * 2 >= frame.width ? READABLE : RECOGNIZABLE;
  const target = bounds === null || fitting(frame, room) >= least ? frame : bounds;
  const view = above(column.height - foot, target, viewOf(target, room), room);
  const [first] = content;
  // The corner of what is far apart may be empty.
  return first === undefined || !isLost(content, view, column, ruler) ? view : viewOf(first, room);
}

/** A view moved up just so far that a box ends there, as long as its top is seen. */
function above(end: number, { y, height }: Rect, view: Viewport, room: Rect): Viewport {
  const highest = Math.min(view.panY, Math.round(room.y - y * view.zoom));
  const panY = Math.round(end - (y + height) * view.zoom);
  return panY < view.panY ? { ...view, panY: Math.max(highest, panY) } : view;
}

/** Whether none of these boxes is seen, not even in part. */
export function isLost(
  boxes: readonly Rect[],
  view: Viewport,
  column: Size,
  ruler = RULER,
): boolean {
  const seen = seenBeside(ruler, column);
  return !boxes.some((box) => overlaps(toScreen(box, view), seen));
}

function viewOf(box: Rect, room: Rect): Viewport {
  const zoom = clamp(fitting(box, room), RECOGNIZABLE, 1);
  const spareX = Math.max(0, room.width - box.width * zoom);
  const spareY = Math.max(0, room.height - box.height * zoom);
  return {
    zoom,
    panX: Math.round(room.x + spareX / 2 - box.x * zoom),
    panY: Math.round(room.y + spareY / 2 - box.y * zoom),
  };
}

/** In whole percents. */
function fitting(box: Rect, room: Size): number {
  const ratio = Math.min(room.width / box.width, room.height / box.height);
  return Math.floor(ratio * 100) / 100;
}
