import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf } from '../../src/fixes/first-of';
import { lazySort } from '../../src/fixes/offsets';

const lists = fc.array(fc.integer({ min: -20, max: 20 }));

test('values come as a stable sort puts them, however often and far they are asked for', () => {
  fc.assert(
    fc.property(lists, fc.nat(30), (values, count) => {
      const sorted = values.toSorted((a, b) => Math.abs(a) - Math.abs(b));
      const asked = lazySort(values, Math.abs);
      expect([...firstOf(asked, count)]).toEqual(sorted.slice(0, count));
      expect([...asked]).toEqual(sorted);
      expect([...asked]).toEqual(sorted);
    }),
  );
});

test('two loops over it at the same time both get all values', () => {
  const asked = lazySort([3, 1, 2], Number);
  const [one, other] = [asked[Symbol.iterator](), asked[Symbol.iterator]()];
  const reported = [one.next(), other.next(), other.next(), one.next(), one.next(), other.next()];
  expect(reported.map(({ value }) => value)).toEqual([1, 1, 2, 2, 3, 3]);
});
