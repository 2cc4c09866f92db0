import { clamp, type Axis, type Point, type Rect, type Size } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';

/** How the canvas is looked at: a zoom, and where the frame's corner lies, in px of the screen. */
export interface Viewport {
  readonly zoom: number;
  readonly panX: number;
  readonly panY: number;
}

export function isSameView(a: Viewport, b: Viewport): boolean {
  return a.zoom === b.zoom && a.panX === b.panX && a.panY === b.panY;
}

export function panAlong({ panX, panY }: Viewport, axis: Axis): number {
  return axis === 'x' ? panX : panY;
}

/** A point of the canvas on the screen, in canvas units. */
export function toScene({ x, y }: Point, { zoom, panX, panY }: Viewport): Point {
  return { x: (x - panX) / zoom, y: (y - panY) / zoom };
}

/** A box in canvas units as it lies on the screen, in px from the canvas's corner. */
export function toScreen({ x, y, width, height }: Rect, { zoom, panX, panY }: Viewport): Rect {
  return { x: x * zoom + panX, y: y * zoom + panY, width: width * zoom, height: height * zoom };
}

/** The canvas in units: what its column shows at 100 %, at least 800 x 600. */
export function canvasSize(column: Size): Size {
  return {
    width: Math.max(SCENE_LIMITS.canvas.width, column.width),
    height: Math.max(SCENE_LIMITS.canvas.height, column.height),
  };
}

/** How wide a ruler is, in px. */
export const RULER = 20;

/** Clips a part of the canvas to what is not below a ruler. */
export const BESIDE_RULERS = 'inset(var(--ruler) 0 0 var(--ruler))';

/** How much of the left and the top of the canvas rulers take, in px. */
export function rulerOf({ hasRulers }: { readonly hasRulers: boolean | null }): number {
  return hasRulers === false ? 0 : RULER;
}

/** What is seen of a canvas beside its rulers, in px from its corner. */
export function seenBeside(ruler: number, { width, height }: Size): Rect {
  return { x: ruler, y: ruler, width: width - ruler, height: height - ruler };
}

/**
 * The view in which the middle of a column shows the same after the column has another size. In however many steps that comes,
 * such as a sheet's on its way up, the view ends at the same place; and back down, where it was.
 */
export function keepMiddle({ zoom, panX, panY }: Viewport, before: Size, after: Size): Viewport {
  return {
    zoom,
    panX: panX + middleOf(after.width) - middleOf(before.width),
    panY: panY + middleOf(after.height) - middleOf(before.height),
  };
}

function middleOf(length: number): number {
  return Math.round(length / 2);
}

/** How near to the edge of its column something may lie to count as seen, in px. */
const SIGHT_MARGIN = 32;

/** The view moved just so far that a box in canvas units is seen; its left and top where it does not fit. */
export function panToShow(box: Rect, view: Viewport, { width, height }: Size): Viewport {
  const seen = toScreen(box, view);
  return {
    zoom: view.zoom,
    panX: view.panX + shiftToShow(seen.x, seen.width, width),
    panY: view.panY + shiftToShow(seen.y, seen.height, height),
  };
}

/** The view moved just so far that a caret lies in a part of the column, both in px from the canvas's corner. */
export function panToCaret({ x, y, width, height }: Rect, room: Rect, view: Viewport): Viewport {
  return {
    zoom: view.zoom,
    panX: view.panX + shiftToShow(x - room.x, width, room.width, marginIn(room.width, width)),
    panY: view.panY + shiftToShow(y - room.y, height, room.height, marginIn(room.height, height)),
  };
}

/** Little is left above a keyboard on the screen. */
function marginIn(room: number, size: number): number {
  return clamp((room - size) / 2, 0, SIGHT_MARGIN);
}

/** What just fits stays whole; what does not begins clear of the rulers. */
function shiftToShow(
  start: number,
  size: number,
  room: number,
  margin = room < size ? SIGHT_MARGIN : marginIn(room, size),
): number {
  const toStart = margin - start;
  const toEnd = room - margin - (start + size);
  if (toStart <= 0 && toEnd >= 0) return 0;
  return Math.round(toStart > 0 ? toStart : Math.max(toStart, toEnd));
}

/** How near to the edge a drag moves the view, and how far it does in a frame at the most; in px. */
const EDGE = { zone: 32, step: 12 };

/**
 * The view while a drag has come to the edge of its column: further out, the faster the nearer the edge is, as long as
 * there is canvas to be seen there. The same view where it stays.
 */
export function panFromEdge<View extends Viewport>(screen: Point, view: View, column: Size): View {
  const canvas = canvasSize(column);
  const dx = edgeStep(screen.x, column.width, view.panX, canvas.width * view.zoom);
  const dy = edgeStep(screen.y, column.height, view.panY, canvas.height * view.zoom);
  return dx === 0 && dy === 0 ? view : { ...view, panX: view.panX + dx, panY: view.panY + dy };
}

function edgeStep(at: number, room: number, pan: number, length: number): number {
  const speed = (depth: number) => Math.ceil(EDGE.step * Math.min(1, depth / EDGE.zone));
  const before = EDGE.zone - pan;
  const after = pan + length + EDGE.zone - room;
  if (at < EDGE.zone) return Math.max(0, Math.min(speed(EDGE.zone - at), before));
  if (at > room - EDGE.zone) return -Math.max(0, Math.min(speed(at - room + EDGE.zone), after)) + 0;
  return 0;
}
