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
 * if it is free, none over another. A marker stands over another of `boxes` only if there is no corner without one, as
 * it takes the presses that are meant for what lies under it.
 */
export function markerPlaces(
  withMarkers: readonly BoxWithMarker[],
  boxes: readonly Rect[] = [],
): readonly Point[] {
  const placed: Rect[] = [];
  for (const box of withMarkers) {
    const inWay = boxes.filter((other) => !contains(other, box));
    const spots = cornersBeside(box).map((corner) => firstFree(corner, placed));
    const free = spots.find((spot) => !inWay.some((other) => overlaps(other, spot)));
    const place = free ?? spots[0];
    if (place !== undefined) placed.push(place);
  }
  return placed;
}

/** In the order in which they are taken. */
function cornersBeside({ x, y, width, height, locked }: BoxWithMarker): readonly Rect[] {
  const beside = locked ? BESIDE_LOCK : BESIDE;
  const left = Math.round(x - MARKER_SIZE - beside);
  const right = Math.round(x + width + beside);
  const above = Math.round(y - MARKER_SIZE) - 1;
  const below = Math.round(y + height) + 1;
  return [
    markerAt(right, above),
    markerAt(right, below),
    markerAt(left, above),
    markerAt(left, below),
  ];
}

function markerAt(x: number, y: number): Rect {
  return { x, y, width: MARKER_SIZE, height: MARKER_SIZE };
}

function firstFree(wish: Rect, placed: readonly Rect[]): Rect {
  const inWay = placed.find((marker) => overlaps(marker, wish));
  return inWay === undefined ? wish : firstFree({ ...wish, x: inWay.x + MARKER_SIZE }, placed);
}
