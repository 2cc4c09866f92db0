import { expect, test } from 'vitest';
import { MARK_SIZE, markPlaces } from '../../src/editor/canvas/mark-places';

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
