import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap, type Box } from '../../src/export/geometry/box';
import { indexPlaces, type PlaceIndex } from '../../src/fixes/trial-scene';

interface Placed {
  readonly box: Box;
  readonly rank: number;
}

const place = fc.integer({ min: -900, max: 900 });
/** Most are small, some reach over all the others, some have no width or no height. */
const length = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 500, max: 2000 }) },
  { weight: 1, arbitrary: fc.constant(0) },
);
const box = fc
  .tuple(place, place, length, length)
  .map(([x0, y0, width, height]): Box => ({ x0, y0, x1: x0 + width, y1: y0 + height }));
const boxes = fc.array(box, { minLength: 1, maxLength: 60 });
/** New boxes for some, by their places in the list. */
const moves = fc.array(fc.tuple(fc.nat(59), box), { maxLength: 20 });

function placed(all: readonly Box[]): readonly Placed[] {
  return all.map((one, rank) => ({ box: one, rank }));
}

function near(values: readonly Placed[], asked: Box): readonly Placed[] {
  return values.filter((value) => overlap(value.box, asked));
}

/** All values that an index reports at a place, found by a query for each of them. */
function reported(index: PlaceIndex<Placed>, values: readonly Placed[], asked: Box) {
  return values.filter((value) => index.anyNear(asked, (one) => one === value) === value);
}

test('what is near is what a look at each of all finds, from the bottom to the top', () => {
  let found = 0;
  fc.assert(
    fc.property(boxes, boxes, (all, asked) => {
      const values = placed(all);
      const index = indexPlaces(values);
      for (const one of asked) {
        const naive = near(values, one);
        expect(index.near(one)).toEqual(naive);
        expect(reported(index, values, one)).toEqual(naive);
        found += naive.length;
      }
    }),
  );
  expect(found).toBeGreaterThan(0);
});

test('after moves it reports the new places, and the index before them the old ones', () => {
  fc.assert(
    fc.property(boxes, moves, boxes, (all, changes, asked) => {
      const before = placed(all);
      const index = indexPlaces(before);
      let [now, values] = [index, before];
      for (const [rank, next] of changes) {
        const gone = values[rank];
        if (gone === undefined) continue;
        const come = { box: next, rank };
        now = now.after([gone], [come]);
        values = values.with(rank, come);
      }
      for (const one of asked) {
        expect(now.near(one)).toEqual(near(values, one));
        expect(index.near(one)).toEqual(near(before, one));
      }
    }),
  );
});

test('an index of nothing finds nothing', () => {
  const index = indexPlaces<Placed>([]);
  expect(index.near({ x0: -5, y0: -5, x1: 5, y1: 5 })).toEqual([]);
});
