import { contains, overlaps, type Point, type Rect } from '../../scene/geometry';

/** In px of the screen: the least that a press can be aimed at. */
export const MARKER_SIZE = 24;

/** How far beside an element's corner its marker stands: clear of the handle, and of the badge of a lock. */
const BESIDE = 2;
const BESIDE_LOCK = 8;

export interface BoxWithMarker extends Rect {
  readonly locked: boolean;
}

/**
 * Where the markers of `withMarkers` stand, by their top left corners: beside a corner of the element, the top right one
 * if it is free, none over another. A marker stands where it is not clear only if no corner is, as
 * it takes the presses that are meant for what lies under it.
 */
export function markerPlaces(
  withMarkers: readonly BoxWithMarker[],
  isClear = clearanceOf([]),
): readonly Point[] {
  const placed: Rows<Point> = new Map();
  return withMarkers.map((box) => {
    const place = bestOf(cornersBeside(box), placed, (spot) => isClear(box, spot));
    take(place, placed);
    return place;
  });
}

/** Tells whether the marker of a box, at a place, stands over none of `boxes` but what lies around the box itself. */
export function clearanceOf(boxes: readonly Rect[]): (box: Rect, place: Point) => boolean {
  const boxesAt = byRows(boxes);
  return (box, place) => {
    const marker = markerAt(place);
    const isInWay = (other: Rect): boolean => overlaps(other, marker) && !contains(other, box);
    const row = rowOf(place.y);
    return ![row, row + 1].some((at) => boxesAt.get(at)?.some(isInWay));
  };
}

/** How far from its box a marker is still taken for that box's, in px. */
const NEAR = 3 * MARKER_SIZE;

/** Whether a marker stands so near to its box that nobody takes it for another's. */
export function isBeside({ x, width }: Rect, place: Point): boolean {
  return place.x > x - NEAR && place.x < x + width + NEAR;
}

/** What lies in rows of the screen, each as high as a marker. */
type Rows<Item> = Map<number, Item[]>;

function rowOf(y: number): number {
  return Math.floor(y / MARKER_SIZE);
}

function byRows(boxes: readonly Rect[]): Rows<Rect> {
  const rows: Rows<Rect> = new Map();
  for (const box of boxes) {
    const last = rowOf(box.y + box.height);
    for (let row = rowOf(box.y); row <= last; row++) {
      const there = rows.get(row);
      if (there === undefined) rows.set(row, [box]);
      else there.push(box);
    }
  }
  return rows;
}

/** The corners beside a box, in the order in which they are taken. */
function cornersBeside({ x, y, width, height, locked }: BoxWithMarker): Corners {
  const beside = locked ? BESIDE_LOCK : BESIDE;
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

const NONE: readonly Point[] = [];

/** The nearest place, from a wish to the right, that no other marker takes. */
function besideOthers({ x: wish, y }: Point, placed: Rows<Point>): Point {
  const row = rowOf(y);
  const near = [row - 1, row, row + 1].map((at) => placed.get(at) ?? NONE);
  let [x, from] = [wish, NaN];
  while (x !== from) {
    from = x;
    for (const markers of near) x = pastThese(markers, x, y);
  }
  return { x, y };
}

function pastThese(markers: readonly Point[], from: number, y: number): number {
  let x = from;
  for (const marker of markers) {
    if (marker.x >= x + MARKER_SIZE) break;
    const isInWay = marker.x + MARKER_SIZE > x && Math.abs(marker.y - y) < MARKER_SIZE;
    if (isInWay) x = marker.x + MARKER_SIZE;
  }
  return x;
}

/** Each row of markers goes from the left to the right. */
function take(place: Point, placed: Rows<Point>): void {
  const row = rowOf(place.y);
  const markers = placed.get(row) ?? [];
  const after = markers.findIndex(({ x }) => x > place.x);
  markers.splice(after === -1 ? markers.length : after, 0, place);
  placed.set(row, markers);
}

function markerAt({ x, y }: Point): Rect {
  return { x, y, width: MARKER_SIZE, height: MARKER_SIZE };
}
