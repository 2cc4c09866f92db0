import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf } from '../../src/fixes/first-of';

test('as many values are taken as asked for, and no more are made', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(30), (values, count) => {
      let made = 0;
      const making = function* () {
        for (const value of values) {
          made++;
          yield value;
        }
      };
      expect([...firstOf(making(), count)]).toEqual(values.slice(0, count));
      expect(made).toBe(Math.min(count, values.length));
    }),
  );
});
