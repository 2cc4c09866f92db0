import { expect, test } from 'vitest';
import { conditionWords, isIn } from '../../../src/team/core/conditions';
import type { Condition } from '../../../src/team/core/plan';

const GERMAN_SALES: readonly Condition[] = [
  { field: 'country', values: ['Germany'] },
  { field: 'department', values: ['Sales', 'Marketing'] },
];

test('all conditions must hold, each with one of its values', () => {
  expect(isOf({ country: 'Germany', department: 'sales ' })).toBe(true);
  expect(isOf({ country: 'Germany', department: 'Marketing' })).toBe(true);
  expect(isOf({ country: 'Germany', department: 'Design' })).toBe(false);
  expect(isOf({ country: 'France', department: 'Sales' })).toBe(false);
  expect(isOf({ country: 'Germany' })).toBe(false);
});

test.each(['Germany', 'DE', 'Deutschland', 'allemagne', ' de '])(
  'a country is the same in other words: %s',
  (country) => {
    expect(isOf({ country, department: 'Sales' })).toBe(true);
    expect(
      isIn({ country: 'Deutschland' }, { conditions: [{ field: 'country', values: [country] }] }),
    ).toBe(true);
  },
);

test('texts that are no country are compared as they are, and codes count for countries alone', () => {
  expect(
    isIn({ country: 'Atlantis' }, { conditions: [{ field: 'country', values: ['atlantis'] }] }),
  ).toBe(true);
  expect(isIn({ state: 'DE' }, { conditions: [{ field: 'state', values: ['Germany'] }] })).toBe(
    false,
  );
});

test('a blank value fits no person, and no condition fits everybody', () => {
  expect(isIn({}, { conditions: [{ field: 'city', values: [' '] }] })).toBe(false);
  expect(isIn({}, { conditions: [] })).toBe(true);
});

test('conditions are read as a sentence', () => {
  expect(conditionWords(GERMAN_SALES)).toBe('Country Germany and Department Sales or Marketing');
});

function isOf(facts: Parameters<typeof isIn>[0]): boolean {
  return isIn(facts, { conditions: GERMAN_SALES });
}
