import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textSet } from '../../../../src/team/core/kept/text-set';

test('it has what was added, as a set has', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 300 }), (texts) => {
      const known = new Set<string>();
      const set = textSet();
      for (const text of texts) {
        expect(set.add(text)).toBe(!known.has(text));
        known.add(text);
      }
    }),
  );
});

test('it has all of many texts, which differ in a digit', () => {
  const set = textSet();
  const paths = Array.from({ length: 50_000 }, (_, index) => `signatures/p${index}@x.example.html`);
  expect(paths.every((path) => set.add(path))).toBe(true);
  expect(paths.some((path) => set.add(path))).toBe(false);
});
