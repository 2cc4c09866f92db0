import type { Point, Rect } from '../../../scene/geometry';

/** In px of the screen: the least that a press can be aimed at. */
export const MARKER_SIZE = 24;

/** What lies in rows of the screen, each as high as a marker. */
export type Rows<Item> = Map<number, Item[]>;

export function rowOf(y: number): number {
  return Math.floor(y / MARKER_SIZE);
}

export function byRows(boxes: readonly Rect[]): Rows<Rect> {
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

const NONE: readonly Point[] = [];

/** The nearest place, from the requested one to the right, that no other marker takes. */
export function besideOthers({ x: requested, y }: Point, placed: Rows<Point>): Point {
  const row = rowOf(y);
  const near = [row - 1, row, row + 1].map((at) => placed.get(at) ?? NONE);
  let [x, from] = [requested, NaN];
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
export function take(place: Point, placed: Rows<Point>): void {
  const row = rowOf(place.y);
  const markers = placed.get(row) ?? [];
  const after = markers.findIndex(({ x }) => x > place.x);
  markers.splice(after === -1 ? markers.length : after, 0, place);
  placed.set(row, markers);
}
