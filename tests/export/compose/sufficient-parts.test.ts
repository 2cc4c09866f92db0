import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeSignature } from '../../../src/export/compose/compose-signature';
import { lengthOf, printed } from '../../../src/export/compose/composition';
import type { Part, PartCost } from '../../../src/export/compose/dearest-parts';
import { partCosts } from '../../../src/export/compose/part-costs';
import { sufficientParts } from '../../../src/export/compose/sufficient-parts';
import { completeSignature, type Person } from '../../../src/model/person/signature';
import type { Template } from '../../../src/templates/template';
import { TEMPLATES } from '../../../src/templates/registry';
import { BLOCKS, EXTRAS, FULL } from '../../helpers/signatures';

/** A signature in a template, to be made shorter. */
function tooLong(person: Person, template: Template) {
  const { html, doc } = printed(composeSignature(person, template));
  const { without } = composeSignature(person, template);
  if (without === undefined) throw new Error('Nothing can be left out');
  return { html, costs: () => partCosts({ doc, person }), lengthWithout: lengthOf(without) };
}

const partsOf = (set: readonly PartCost[]): readonly Part[] => set.map(({ part }) => part);

function* smallerSets(parts: readonly PartCost[], size: number): Generator<readonly PartCost[]> {
  if (size === 0) yield [];
  else {
    for (const [at, first] of parts.entries()) {
      for (const rest of smallerSets(parts.slice(at + 1), size - 1)) yield [first, ...rest];
    }
  }
}

/** People with more and less than fits. */
const person = fc
  .record({
    base: fc.constantFrom(EXTRAS, FULL, { ...EXTRAS, socialLinks: FULL.socialLinks }),
    blocks: fc.subarray([...(BLOCKS.blocks ?? [])]),
    words: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ base, blocks, words }) =>
    completeSignature({ ...base, blocks, quote: 'A word '.repeat(words / 7) }),
  );

test(
  'what is named is enough together, and no set of one part less is',
  { timeout: 120_000 },
  () => {
    const sizes = new Set<number>();
    fc.assert(
      fc.property(
        person,
        fc.constantFrom(...TEMPLATES),
        fc.constantFrom(0.85, 0.75, 0.65, 0.5),
        (whom, template, share) => {
          const subject = tooLong(whom, template);
          const most = Math.round(subject.html.length * share);
          const costs = subject.costs();
          for (const set of sufficientParts(subject, most)) {
            sizes.add(set.length);
            expect(subject.lengthWithout(partsOf(set))).toBeLessThanOrEqual(most);
            if (set.length > 3) continue;
            for (const less of smallerSets(costs, set.length - 1)) {
              expect(subject.lengthWithout(partsOf(less))).toBeGreaterThan(most);
            }
          }
        },
      ),
      { numRuns: 25, seed: 7 },
    );
    for (const size of [1, 2, 3]) expect(sizes).toContain(size);
  },
);

function cost(name: string, characters: number): PartCost {
  return { part: { kind: 'field', id: name }, name, characters };
}

/** What is left without parts that free a gap only together. */
function lengthWithoutFour(parts: readonly Part[]): number {
  const ids = new Set(parts.map((part) => ('id' in part ? part.id : '')));
  return ['a', 'c', 'd', 'e'].every((id) => ids.has(id)) ? 500 : 2000;
}

describe('by costs alone', () => {
  const COSTS = [cost('a', 500), cost('b', 400), cost('c', 300), cost('d', 200), cost('e', 90)];
  const named = (most: number): readonly string[] =>
    sufficientParts({ html: 'x'.repeat(2000), costs: () => COSTS }, most).map((set) =>
      set.map(({ name }) => name).join(' '),
    );

  test.each([
    [1950, ['a', 'b', 'c']],
    [1600, ['a', 'b']],
    [1500, ['a']],
    [1499, ['a b']],
    [1099, ['a b c']],
    [799, ['a b c d']],
    [511, ['a b c d e']],
    [510, ['a b c d e']],
    [509, []],
  ])('of at most %i characters it is %j', (most, sets) => {
    expect(named(most)).toEqual(sets);
  });

  test('a larger set loses what it does not need', () => {
    const subject = {
      html: 'x'.repeat(2000),
      costs: () => COSTS,
      lengthWithout: lengthWithoutFour,
    };
    expect(sufficientParts(subject, 1000).map((set) => set.map(({ name }) => name))).toEqual([
      ['a', 'c', 'd', 'e'],
    ]);
  });
});
