import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { overlap, type Box } from '../../../src/export/geometry/box';
import { indexItems } from '../../../src/export/geometry/box-index';

const boxes = array(
  tuple(
    integer({ min: -50, max: 700 }),
    integer({ min: -50, max: 700 }),
    integer({ min: 1, max: 90 }),
    integer({ min: 1, max: 90 }),
  ).map(([x, y, width, height]): Box => ({ x0: x, y0: y, x1: x + width, y1: y + height })),
  { minLength: 1, maxLength: 80 },
);

test('whatever touches a box is found near it, in the order in which it was added', () => {
  assert(
    property(boxes, (all) => {
      const items = all.map((box, id) => ({ id, box }));
      const index = indexItems(items, items);
      for (const { box } of items) {
        const near = index.near(box).map(({ id }) => id);
        expect(near).toEqual(near.toSorted((a, b) => a - b));
        const touching = items.filter((other) => overlap(other.box, box)).map(({ id }) => id);
        expect(touching.filter((id) => !near.includes(id))).toEqual([]);
      }
    }),
  );
});

test('whatever lies over a corner is found over it', () => {
  assert(
    property(boxes, (all) => {
      const items = all.map((box, id) => ({ id, box }));
      const index = indexItems(items, items);
      for (const { box } of items) {
        const corner = { x0: box.x0, y0: box.y0, x1: box.x0 + 1, y1: box.y0 + 1 };
        const over = items.filter((other) => overlap(other.box, corner));
        expect(over.filter((item) => !index.over(box).includes(item))).toEqual([]);
      }
    }),
  );
});

test('only what was added is found, and only a part of what is far', () => {
  const items = Array.from({ length: 100 }, (_, id) => {
    const [x, y] = [(id % 10) * 100, Math.floor(id / 10) * 100];
    return { id, box: { x0: x, y0: y, x1: x + 10, y1: y + 10 } };
  });
  const whole = { x0: 0, y0: 0, x1: 1000, y1: 1000 };
  const [first, ...others] = items;
  expect(indexItems(items, others).near(whole)).toEqual(others);
  expect(first && indexItems(items, items).near(first.box)).toEqual([first]);
  expect(indexItems([], []).near(whole)).toEqual([]);
});
