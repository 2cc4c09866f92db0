import { expect, test } from 'vitest';
import { MARK_SIZE, markPlaces } from '../../src/editor/canvas/mark-places';
import { overlaps } from '../../src/scene/geometry';

const BOX = { x: 100, y: 60, width: 80, height: 30, locked: false };

test('a mark stands clear of the corner that it belongs to', () => {
  const [place] = markPlaces([BOX]);
  expect(place?.x).toBeGreaterThan(180);
  expect((place?.y ?? 0) + MARK_SIZE).toBeLessThan(60);
});

test('the mark of a locked one leaves room for its badge', () => {
  const [free, locked] = [markPlaces([BOX]), markPlaces([{ ...BOX, locked: true }])];
  expect(locked[0]?.x).toBeGreaterThan(free[0]?.x ?? 0);
});

test('marks of corners that meet stand side by side', () => {
  const places = markPlaces([BOX, BOX, { ...BOX, x: 103, y: 64 }]);
  const xs = places.map(({ x }) => x).toSorted((a, b) => a - b);
  expect(xs[1]).toBeGreaterThanOrEqual((xs[0] ?? 0) + MARK_SIZE);
  expect(xs[2]).toBeGreaterThanOrEqual((xs[1] ?? 0) + MARK_SIZE);
});

test('a mark leaves the words beside its element free for the hand', () => {
  const words = { x: 170, y: 36, width: 60, height: 20 };
  const [place] = markPlaces([BOX], [BOX, words]);
  const mark = { x: place?.x ?? 0, y: place?.y ?? 0, width: MARK_SIZE, height: MARK_SIZE };
  expect(overlaps(mark, words)).toBe(false);
  expect(overlaps(mark, BOX)).toBe(false);
});

test('a plane behind an element is no reason to move its mark', () => {
  const plane = { x: 0, y: 0, width: 400, height: 200 };
  expect(markPlaces([BOX], [plane, BOX])).toEqual(markPlaces([BOX]));
});

test('with words at every corner the mark stands where it would alone', () => {
  const all = { x: 120, y: 0, width: 20, height: 400 };
  const rows = [
    { x: 0, y: 36, width: 300, height: 20 },
    { x: 0, y: 94, width: 300, height: 20 },
  ];
  expect(markPlaces([BOX], [BOX, all, ...rows])).toEqual(markPlaces([BOX]));
});
