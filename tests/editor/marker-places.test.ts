import { expect, test } from 'vitest';
import { MARKER_SIZE, markerPlaces } from '../../src/editor/canvas/marker-places';
import { overlaps } from '../../src/scene/geometry';

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
  const [place] = markerPlaces([BOX], [BOX, words]);
  const marker = { x: place?.x ?? 0, y: place?.y ?? 0, width: MARKER_SIZE, height: MARKER_SIZE };
  expect(overlaps(marker, words)).toBe(false);
  expect(overlaps(marker, BOX)).toBe(false);
});

test('a plane behind an element is no reason to move its marker', () => {
  const plane = { x: 0, y: 0, width: 400, height: 200 };
  expect(markerPlaces([BOX], [plane, BOX])).toEqual(markerPlaces([BOX]));
});

test('with words at every corner the marker stands where it would alone', () => {
  const all = { x: 120, y: 0, width: 20, height: 400 };
  const rows = [
    { x: 0, y: 36, width: 300, height: 20 },
    { x: 0, y: 94, width: 300, height: 20 },
  ];
  expect(markerPlaces([BOX], [BOX, all, ...rows])).toEqual(markerPlaces([BOX]));
});
