import { clamp, overlaps, type Point, type Rect, type Size } from '../../scene/geometry';
import { RULER, toScreen, type Viewport } from './viewport';

/** The room for the rulers, kept free on all sides. */
export const BAR_EDGE_PX = 28;

/** Between the bar and the selection, in px: handles for fingers and lines of stacks stand there. */
const GAP_PX = 20;

/** How far inside the selection the bar stands where nothing is free beside it, in px. */
const INSIDE_PX = 8;

/** Between the selection and a bar at the foot of the canvas, in px: handles for fingers stand there. */
const FOOT_AIR_PX = 36;

/** How far the bar goes out of the way of other elements at most, and how near to them, in px. */
const MOST_AWAY_PX = 120;
const BESIDE_PX = 8;

export interface BesideOptions {
  /** The side that is taken where both have room. */
  readonly first: 'above' | 'below';
  /** Between the bar and the selection, in px. */
  readonly gap: number;
}

const ABOVE: BesideOptions = { first: 'above', gap: GAP_PX };

/**
 * Where the corner of the bar for a selection lies: above the part of it that is seen and in its middle, a little further where it
 * would cover `others`, which are clicked next; where there is no room, below that, else inside it at its top. Never off the canvas.
 * Options may have it below first.
 * In px from the canvas's corner; `floats` is how much of the bottom of the canvas is covered by what floats there.
 */
export function barPlace(
  selection: Rect,
  others: readonly Rect[],
  bar: Size,
  canvas: Size,
  floats: number,
  { first, gap }: BesideOptions = ABOVE,
): Point {
  const across = seen(selection.x, selection.width, canvas.width);
  const down = seen(selection.y, selection.height, canvas.height);
  const most = {
    x: Math.max(BAR_EDGE_PX, canvas.width - BAR_EDGE_PX - bar.width),
    y: Math.max(BAR_EDGE_PX, canvas.height - floats - bar.height),
  };
  const x = Math.round(clamp((across.start + across.end - bar.width) / 2, BAR_EDGE_PX, most.x));
  const above = Math.round(down.start - gap - bar.height);
  const below = Math.round(down.end + gap);
  // What lies under the selection, such as a card, may be covered.
  const beside = others.filter((other) => !overlaps(other, selection));
  const sides = [
    [clearOf(beside, { x, y: above, ...bar }, -1), above],
    [clearOf(beside, { x, y: below, ...bar }, 1), below],
  ] as const;
  const [[clear, plain], [otherClear, otherPlain]] =
    first === 'above' ? sides : ([sides[1], sides[0]] as const);
  const places = [clear, otherClear, plain, otherPlain];
  const free = places.find((y) => y !== null && y >= BAR_EDGE_PX && y <= most.y);
  return { x, y: free ?? clamp(Math.round(down.start + INSIDE_PX), BAR_EDGE_PX, most.y) };
}

/**
 * The view moved up just so far that the selection, in canvas units, is not below a bar at the foot of the canvas, in px from its
 * corner; no further than that its top is seen.
 */
export function panAbove(selection: Rect, view: Viewport, bar: Rect): Viewport {
  const { y, height, ...across } = toScreen(selection, view);
  if (!overlaps({ y, height, ...across }, { ...bar, y: bar.y - FOOT_AIR_PX, height: Infinity }))
    return view;
  const up = Math.min(y + height - (bar.y - FOOT_AIR_PX), y - BAR_EDGE_PX);
  return up <= 0 ? view : { zoom: view.zoom, panX: view.panX, panY: Math.round(view.panY - up) };
}

/** How high a box lies once it has gone up (-1) or down (1) until it covers none of these; null where that is too far. */
function clearOf(others: readonly Rect[], box: Rect, way: -1 | 1): number | null {
  let { y } = box;
  while (Math.abs(y - box.y) <= MOST_AWAY_PX) {
    const now = { ...box, y };
    const hit = others.find((other) => overlaps(other, now));
    if (hit === undefined) return y;
    y = Math.round(way === -1 ? hit.y - BESIDE_PX - box.height : hit.y + hit.height + BESIDE_PX);
  }
  return null;
}

/** What is seen of a length, beside the ruler; its nearest end where nothing is. */
function seen(start: number, length: number, room: number) {
  return { start: clamp(start, RULER, room), end: clamp(start + length, RULER, room) };
}
