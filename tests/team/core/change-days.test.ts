import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeDays, changeWords } from '../../../src/team/core/change-days';
import type { Facts, Member } from '../../../src/team/core/list/member';
import { nextDay } from '../../../src/team/core/next-day';
import { planOverrides } from '../../../src/team/core/plan-overrides';
import type { Exception, TeamBanner, TeamRules } from '../../../src/team/core/plan';

const FAIR = banner('fair', { from: '2026-12-01', until: '2026-12-10' });
const SALE = banner('sale', { from: '2026-12-11', until: '2027-01-06' });
const ALL = banner('all');
const SALES: Exception['conditions'] = [{ field: 'department', values: ['Sales'] }];
const RULES: TeamRules = {
  constants: {},
  banner: ALL,
  exceptions: [
    { conditions: SALES, banner: FAIR },
    { conditions: SALES, banner: SALE },
  ],
};

describe('a dated banner', () => {
  test.each([
    ['2026-11-30', ALL],
    ['2026-12-01', FAIR],
    ['2026-12-10', FAIR],
    ['2026-12-11', SALE],
    ['2027-01-06', SALE],
    ['2027-01-07', ALL],
  ])('counts on its days alone, the first and the last included: %s', (today, expected) => {
    expect(planOverrides({ department: 'Sales' }, RULES, today).banner).toEqual(expected);
    expect(planOverrides({}, RULES, today).banner).toEqual(ALL);
  });

  test('of all is left out on other days, and counts where the day is not known', () => {
    const rules: TeamRules = { constants: {}, banner: FAIR, exceptions: [] };
    expect(planOverrides({}, rules, '2027-01-01').banner).toBeUndefined();
    expect(planOverrides({}, rules).banner).toEqual(FAIR);
  });
});

describe('the days on which a run changes something', () => {
  test('are those on which banners begin and end, in their order', () => {
    const days = changeDays(RULES, TEAM, '2026-11-27');
    expect(days.map(changeWords)).toEqual([
      'Run again on 2026-12-01: the banner for Department Sales begins.',
      'Run again on 2026-12-11: the banner for Department Sales ends, the banner for Department Sales begins.',
      'Run again on 2027-01-07: the banner for Department Sales ends.',
    ]);
  });

  test('are those of the next year, and none that is over', () => {
    const rules: TeamRules = {
      constants: {},
      banner: banner('x', { from: '2026-01-01', until: '2028-05-01' }),
      exceptions: [{ conditions: SALES, banner: banner('y', { until: '2027-12-31' }) }],
    };
    expect(changeDays(rules, TEAM, '2026-11-27')).toEqual([]);
    expect(changeDays(rules, TEAM, '2027-06-01').map(({ day }) => day)).toEqual([
      '2028-01-01',
      '2028-05-02',
    ]);
  });

  test('leave out banners of groups without people, and days on which another banner stands there', () => {
    const empty: Exception = {
      conditions: [{ field: 'city', values: ['Oslo'] }],
      banner: FAIR,
    };
    const covered: Exception = { conditions: SALES, banner: banner('always') };
    const rules = { ...RULES, exceptions: [...RULES.exceptions, empty, covered] };
    expect(changeDays(rules, TEAM, '2026-11-27')).toEqual([]);
  });

  test('are none where nothing has a day', () => {
    expect(changeDays({ ...RULES, exceptions: [] }, TEAM, '2026-11-27')).toEqual([]);
  });
});

test('any banners change something on the listed days, and on no other day of the year', () => {
  const anyDay = fc.option(
    fc.integer({ min: -20, max: 400 }).map((days) => nextDay('2026-11-27', days)),
    { nil: undefined },
  );
  const anyBanner = fc.tuple(fc.constantFrom('a', 'b'), anyDay, anyDay).map(([text, from, until]) =>
    banner(text, {
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
    }),
  );
  const anyException = fc
    .tuple(fc.constantFrom('Sales', 'Design', 'Gone'), anyBanner)
    .map(([department, own]): Exception => ({
      conditions: [{ field: 'department', values: [department] }],
      banner: own,
    }));
  const year = Array.from({ length: 365 }, (_, index) => nextDay('2026-11-27', index + 1));
  const people: readonly Facts[] = [{}, { department: 'Sales' }, { department: 'Design' }];
  const team = people.map((facts, line) => ({ line, address: `p${line}@x.example`, facts }));
  fc.assert(
    fc.property(anyBanner, fc.array(anyException, { maxLength: 4 }), (ofAll, exceptions) => {
      const rules: TeamRules = { constants: {}, banner: ofAll, exceptions };
      const on = (day: string): string =>
        JSON.stringify(people.map((facts) => planOverrides(facts, rules, day).banner?.text));
      const changed = year.filter((day) => on(day) !== on(nextDay(day, -1)));
      expect(changeDays(rules, team, '2026-11-27').map(({ day }) => day)).toEqual(changed);
    }),
    { numRuns: 30 },
  );
});

const TEAM: readonly Member[] = [{ department: 'Sales' }, {}].map((facts: Facts, index) => ({
  line: index + 2,
  address: `p${index}@x.example`,
  facts,
}));

function banner(text: string, days: Pick<TeamBanner, 'from' | 'until'> = {}): TeamBanner {
  return { picture: `https://x.example/${text}.png`, link: '', text, ...days };
}
