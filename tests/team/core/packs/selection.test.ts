import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Member } from '../../../../src/team/core/list/member';
import { directoryGroups } from '../../../../src/team/core/packs/directory/groups';
import { rulesOf } from '../../../../src/team/core/packs/transport-rule/rules';
import type { Condition, Exception, GroupFieldId } from '../../../../src/team/core/plan';
import { PLAN } from './run';

/* Rules as a server would apply them to any list: in their order, the first that fits, without regard to capitals. */

const VALUES = {
  country: ['Germany', 'DE', 'Deutschland', 'Austria', ''],
  department: ['Sales', 'sales', 'Inside Sales', 'R&D', 'R-D', 'A, B', ''],
  city: ['Berlin', 'Bonn', 'x'.repeat(200), ''],
} as const satisfies Partial<Record<GroupFieldId, readonly string[]>>;

const FIELDS = ['country', 'department', 'city'] as const;
const ATTRIBUTES = { country: 'Country', department: 'Department', city: 'City' } as const;

const anyMembers: fc.Arbitrary<readonly Member[]> = fc
  .array(fc.tuple(...FIELDS.map((field) => fc.constantFrom(...VALUES[field]))), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) =>
    rows.map((values, line) => ({
      line,
      address: `p${line}@x.example`,
      facts: Object.fromEntries(FIELDS.map((field, place) => [field, values[place] ?? ''])),
    })),
  );
const anyCondition: fc.Arbitrary<Condition> = fc.constantFrom(...FIELDS).chain((field) =>
  fc
    .uniqueArray(fc.constantFrom(...VALUES[field].filter((value) => value !== '')), {
      minLength: 1,
      maxLength: 2,
    })
    .map((values) => ({ field, values })),
);
const anyExceptions: fc.Arbitrary<readonly Exception[]> = fc.array(
  fc.array(anyCondition, { minLength: 1, maxLength: 3 }).map((conditions) => ({ conditions })),
  { maxLength: 4 },
);

test('everybody gets the rule of their group, but for those who are reported', () => {
  fc.assert(
    fc.property(anyMembers, anyExceptions, (members, exceptions) => {
      const plan = { ...PLAN, exceptions };
      const { rules, problems } = rulesOf(plan, members);
      const groups = directoryGroups(plan, members, undefined);
      const found = new Set(rules.map(({ group }) => group.number));
      expect(problems).toHaveLength(groups.length - found.size);
      for (const { number, members: own } of groups.filter((group) => found.has(group.number))) {
        for (const { facts } of own) {
          const first = rules.find(
            ({ selection: { patterns, words } }) =>
              isOne(facts, patterns, (value, text) => new RegExp(text, 'iu').test(value)) &&
              isOne(facts, words, (value, text) =>
                value.toLowerCase().includes(text.toLowerCase()),
              ),
          );
          expect(first?.group.number).toBe(number);
        }
      }
    }),
    { numRuns: 500 },
  );
});

function isOne(
  facts: Member['facts'],
  texts: readonly string[],
  fits: (value: string, text: string) => boolean,
): boolean {
  const tests = FIELDS.flatMap((field) => {
    const start = `${ATTRIBUTES[field]}:`;
    return texts
      .filter((text) => text.startsWith(start))
      .map((text) => fits(facts[field] ?? '', text.slice(start.length)));
  });
  return texts.length === 0 || tests.includes(true);
}
