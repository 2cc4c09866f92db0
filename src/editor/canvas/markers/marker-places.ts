import { contains, overlaps, type Point, type Rect } from '../../../scene/geometry';
import { besideOthers, byRows, MARKER_SIZE, rowOf, take, type Rows } from './marker-rows';

export { MARKER_SIZE } from './marker-rows';

/** How far beside an element's corner its marker stands: clear of the handle, and of the badge of a lock. */
const BESIDE = 2;
const BESIDE_LOCK = 8;

export interface BoxWithMarker extends Rect {
  readonly locked: boolean;
  /** How far handles that are in use reach beside it, in px of the screen. */
  readonly handles?: number | undefined;
}

/**
 * Where the markers of `withMarkers` stand, by their top left corners: in the nearer margin, at the height of the element;
 * where there is no room, beside a corner of the element, the top right one if it is free. None stands over another. A marker
 * stands where it is not clear only if no place is, as it takes the presses that are meant for what lies under it.
 */
export function markerPlaces(
  withMarkers: readonly BoxWithMarker[],
  isClear: (box: BoxWithMarker, place: Point) => boolean = clearanceOf([]),
  margins: Margins = NO_MARGINS,
): readonly Point[] {
  const atCorners: Rows<Point> = new Map();
  const inMargins = { left: new Map(), right: new Map() };
  return withMarkers.map((box) => {
    const isFree = (spot: Point): boolean => isClear(box, spot);
    const beside = inMargin(box, margins, inMargins, isFree);
    if (beside !== null) return beside;
    const place = bestOf(cornersBeside(box), atCorners, isFree);
    take(place, atCorners);
    return place;
  });
}

/** Where a marker begins in the left and in the right margin of the frame, in px of the screen; null where it is not seen. */
export interface Margins {
  readonly left: number | null;
  readonly right: number | null;
}

const NO_MARGINS: Margins = { left: null, right: null };

/** Between the frame and the markers beside it, in px. */
const FROM_FRAME = 6;

/** The margins of a frame in which a canvas has room for markers; both in px of the screen. */
export function marginsOf(frame: Rect, canvas: Rect): Margins {
  const left = Math.round(frame.x - FROM_FRAME - MARKER_SIZE);
  const right = Math.round(frame.x + frame.width + FROM_FRAME);
  return {
    left: left >= canvas.x ? left : null,
    right: right + MARKER_SIZE <= canvas.x + canvas.width ? right : null,
  };
}

/** So many stand side by side in a margin: those farther out would be taken for another element's. */
const MOST_IN_ROW = 3;

type MarginRows = Readonly<Record<keyof Margins, Rows<Point>>>;

/** The place in a margin, the nearer one first; null where there is none. It counts as taken from then on. */
function inMargin(
  { x, y, width, height }: BoxWithMarker,
  { left, right }: Margins,
  rows: MarginRows,
  isFree: (spot: Point) => boolean,
): Point | null {
  const at = Math.round(y + (height - MARKER_SIZE) / 2);
  const toLeft = left === null ? Number.POSITIVE_INFINITY : x - left;
  const toRight = right === null ? Number.POSITIVE_INFINITY : right - x - width;
  for (const side of toLeft < toRight ? SIDES : SIDES.toReversed()) {
    const start = side === 'left' ? left : right;
    if (start === null) continue;
    // Rows go outwards, those at the left too.
    const out = besideOthers({ x: 0, y: at }, rows[side]);
    const place = { x: side === 'left' ? start - out.x : start + out.x, y: at };
    if (out.x >= MOST_IN_ROW * MARKER_SIZE || !isFree(place)) continue;
    take(out, rows[side]);
    return place;
  }
  return null;
}

const SIDES = ['left', 'right'] as const;

/** Returns whether a marker of `box` at `place` would cover none of `boxes`, except those that contain `box`, and no handle. */
export function clearanceOf(
  boxes: readonly Rect[],
  handles: readonly Rect[] = [],
): (box: Rect, place: Point) => boolean {
  const boxesAt = byRows(boxes);
  return (box, place) => {
    const marker = markerAt(place);
    const isInWay = (other: Rect): boolean => overlaps(other, marker) && !contains(other, box);
    const row = rowOf(place.y);
    if (handles.some((handle) => overlaps(handle, marker))) return false;
    return ![row, row + 1].some((at) => boxesAt.get(at)?.some(isInWay));
  };
}

/** How far from its box a marker at a corner is still taken for that box's, in px. */
const NEAR = 3 * MARKER_SIZE;

/** Whether a marker stands near enough to its box not to be taken for another's; in a margin it always does. */
export function isBeside({ x, width }: Rect, place: Point, margins: Margins = NO_MARGINS): boolean {
  const isInMargin =
    (margins.left !== null && place.x <= margins.left) ||
    (margins.right !== null && place.x >= margins.right);
  return isInMargin || (place.x > x - NEAR && place.x < x + width + NEAR);
}

/** The corners beside a box, in the order in which they are taken. */
function cornersBeside({ x, y, width, height, locked, handles = 0 }: BoxWithMarker): Corners {
  const beside = handles + (locked ? BESIDE_LOCK : BESIDE);
  const left = Math.round(x - MARKER_SIZE - beside);
  const right = Math.round(x + width + beside);
  const above = Math.round(y - MARKER_SIZE) - 1;
  const below = Math.round(y + height) + 1;
  return [
    { x: right, y: above },
    { x: right, y: below },
    { x: left, y: above },
    { x: left, y: below },
  ];
}

type Corners = readonly [Point, ...Point[]];

/** The first corner where a marker is free of others and of boxes; where there is none, the first. */
function bestOf(corners: Corners, placed: Rows<Point>, isFree: (spot: Point) => boolean): Point {
  for (const corner of corners) {
    const spot = besideOthers(corner, placed);
    if (isFree(spot)) return spot;
  }
  return besideOthers(corners[0], placed);
}

export function markerAt({ x, y }: Point): Rect {
  return { x, y, width: MARKER_SIZE, height: MARKER_SIZE };
}
