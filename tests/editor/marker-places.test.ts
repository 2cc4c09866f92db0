import { array, assert, boolean, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  clearanceOf,
  isBeside,
  marginsOf,
  MARKER_SIZE,
  markerPlaces,
  type BoxWithMarker,
} from '../../src/editor/canvas/markers/marker-places';
import { HANDLE_SIZES, handleSpots } from '../../src/editor/gestures/handle-spots';
import { contains, overlaps, type Point, type Rect } from '../../src/scene/geometry';

const BOX = { x: 100, y: 60, width: 80, height: 30, locked: false };

test('a marker stands clear of the corner that it belongs to', () => {
  const [place] = markerPlaces([BOX]);
  expect(place?.x).toBeGreaterThan(180);
  expect((place?.y ?? 0) + MARKER_SIZE).toBeLessThan(60);
});

test('the marker of a locked one leaves room for its badge', () => {
  const [free, locked] = [markerPlaces([BOX]), markerPlaces([{ ...BOX, locked: true }])];
  expect(locked[0]?.x).toBeGreaterThan(free[0]?.x ?? 0);
});

test('markers of corners that meet stand side by side', () => {
  const places = markerPlaces([BOX, BOX, { ...BOX, x: 103, y: 64 }]);
  const xs = places.map(({ x }) => x).toSorted((a, b) => a - b);
  expect(xs[1]).toBeGreaterThanOrEqual((xs[0] ?? 0) + MARKER_SIZE);
  expect(xs[2]).toBeGreaterThanOrEqual((xs[1] ?? 0) + MARKER_SIZE);
});

test('a marker leaves the words beside its element free for presses', () => {
  const words = { x: 170, y: 36, width: 60, height: 20 };
  const [place] = markerPlaces([BOX], clearanceOf([BOX, words]));
  const marker = { x: place?.x ?? 0, y: place?.y ?? 0, width: MARKER_SIZE, height: MARKER_SIZE };
  expect(overlaps(marker, words)).toBe(false);
  expect(overlaps(marker, BOX)).toBe(false);
});

test('a plane behind an element is no reason to move its marker', () => {
  const plane = { x: 0, y: 0, width: 400, height: 200 };
  expect(markerPlaces([BOX], clearanceOf([plane, BOX]))).toEqual(markerPlaces([BOX]));
});

test('with words at every corner the marker stands where it would alone', () => {
  const all = { x: 120, y: 0, width: 20, height: 400 };
  const rows = [
    { x: 0, y: 36, width: 300, height: 20 },
    { x: 0, y: 94, width: 300, height: 20 },
  ];
  expect(markerPlaces([BOX], clearanceOf([BOX, all, ...rows]))).toEqual(markerPlaces([BOX]));
});

test('a marker is clear of what it does not lie over, and of the plane behind its element', () => {
  const plane = { x: 0, y: 0, width: 400, height: 200 };
  const words = { x: 170, y: 36, width: 60, height: 20 };
  const isClear = clearanceOf([plane, BOX, words]);
  expect(isClear(BOX, { x: 182, y: 92 })).toBe(true);
  expect(isClear(BOX, { x: 182, y: 40 })).toBe(false);
});

test('a marker that had to go far is not beside its element', () => {
  const far = { x: 180 + 3 * MARKER_SIZE, y: 35 };
  expect([isBeside(BOX, { ...far, x: far.x - 1 }), isBeside(BOX, far)]).toEqual([true, false]);
});

test('a marker stands on no handle: beside its own, and beside those of another element', () => {
  const photo = { x: 100, y: 60, width: 80, height: 80, locked: false, handles: 32 };
  const grips = handleSpots(photo, 'all', HANDLE_SIZES.coarse).map(({ grip }) => grip);
  const near = { x: 205, y: 150, width: 40, height: 20, locked: false };
  const isClear = clearanceOf([photo, near], grips);
  const places = [
    ...markerPlaces([photo, near], isClear),
    ...markerPlaces([photo, near], isClear, { left: 64, right: 400 }),
  ];
  for (const place of places)
    for (const grip of grips) expect(overlaps(grip, markerAt(place))).toBe(false);
});

const FRAME = { x: 80, y: 40, width: 600, height: 200 };
const CANVAS = { x: 20, y: 20, width: 800, height: 600 };
const MARGINS = marginsOf(FRAME, CANVAS);

test('a marker stands in the margin that is nearer, in the middle of its element', () => {
  const far = { ...BOX, x: 560 };
  const [left, right] = markerPlaces([BOX, far], clearanceOf([BOX, far]), MARGINS);
  expect(left?.x).toBeLessThan(FRAME.x - MARKER_SIZE);
  expect(right?.x).toBeGreaterThan(FRAME.x + FRAME.width);
  for (const place of [left, right]) expect((place?.y ?? 0) + MARKER_SIZE / 2).toBe(75);
});

test('a margin that is out of sight has no markers', () => {
  expect(marginsOf({ ...FRAME, x: 30 }, CANVAS).left).toBeNull();
  expect(marginsOf({ ...FRAME, width: 720 }, CANVAS).right).toBeNull();
  const [place] = markerPlaces([BOX], clearanceOf([BOX]), { ...MARGINS, left: null });
  expect(place?.x).toBeGreaterThan(FRAME.x + FRAME.width);
});

test('three markers stand side by side in a margin, and the next go elsewhere', () => {
  const places = markerPlaces([BOX, BOX, BOX, BOX, BOX, BOX, BOX], undefined, MARGINS);
  const { left, right } = MARGINS;
  const atLeft = places.filter(({ x }) => x <= (left ?? 0)).map(({ x }) => x);
  expect(atLeft).toEqual([0, 1, 2].map((at) => (left ?? 0) - at * MARKER_SIZE));
  expect(places.filter(({ x }) => x >= (right ?? 0))).toHaveLength(3);
  expect(places.map((place) => isBeside(BOX, place, MARGINS))).not.toContain(false);
});

test('places are those that asking every box and every marker in turn gives', () => {
  const boxes = array(
    record({
      x: integer({ min: -60, max: 200 }),
      y: integer({ min: -60, max: 120 }),
      width: integer({ min: 0, max: 150 }),
      height: integer({ min: 0, max: 90 }),
      locked: boolean(),
    }),
    { maxLength: 25 },
  );
  assert(
    property(boxes, integer({ min: 1, max: 3 }), (all, step) => {
      const withMarkers = all.filter((_box, at) => at % step === 0);
      expect(markerPlaces(withMarkers, clearanceOf(all))).toEqual(placesInTurn(withMarkers, all));
    }),
  );
});

test('a thousand markers of elements that lie in one place stand in a row', () => {
  const places = markerPlaces(Array.from({ length: 1000 }, () => BOX));
  const [first] = places;
  const row = places.map(({ x }) => x).toSorted((a, b) => a - b);
  expect(row).toEqual(places.map((_place, at) => (first?.x ?? 0) + at * MARKER_SIZE));
  expect(new Set(places.map(({ y }) => y)).size).toBe(1);
});

function placesInTurn(withMarkers: readonly BoxWithMarker[], all: readonly Rect[]) {
  const placed: Point[] = [];
  for (const box of withMarkers) {
    const spots = cornersOf(box).map((corner) => {
      const isTaken = (x: number): boolean =>
        placed.some((other) => overlaps(markerAt(other), markerAt({ ...corner, x })));
      let { x } = corner;
      while (isTaken(x)) x += 1;
      return { ...corner, x };
    });
    const isFree = (spot: Point): boolean =>
      all.every((other) => contains(other, box) || !overlaps(other, markerAt(spot)));
    const place = spots.find(isFree) ?? spots[0];
    if (place !== undefined) placed.push(place);
  }
  return placed;
}

function cornersOf({ x, y, width, height, locked }: BoxWithMarker): readonly Point[] {
  const beside = locked ? 8 : 2;
  const [left, right] = [x - MARKER_SIZE - beside, x + width + beside];
  const [above, below] = [y - MARKER_SIZE - 1, y + height + 1];
  return [
    { x: right, y: above },
    { x: right, y: below },
    { x: left, y: above },
    { x: left, y: below },
  ];
}

function markerAt({ x, y }: Point): Rect {
  return { x, y, width: MARKER_SIZE, height: MARKER_SIZE };
}
