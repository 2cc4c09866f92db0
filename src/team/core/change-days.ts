import type { Sequence } from '../../base/sequence';
import { conditionWords, isIn } from './conditions';
import type { Member } from './list/member';
import { nextDay } from './next-day';
import type { Exception, TeamBanner, TeamRules } from './plan';
import { planOverrides, type PlanOverrides } from './plan-overrides';

/** A day on which a run gives somebody another signature than on the day before. */
export interface ChangeDay {
  /** As `2026-06-05`. */
  readonly day: string;
  /** What begins and ends, in words: 'the banner for Department Sales begins'. */
  readonly changes: readonly string[];
}

/** The days after `today` on which banners of a plan begin or end for somebody on the list, within a year. */
export function changeDays(
  rules: TeamRules,
  members: Sequence<Member>,
  today: string,
): readonly ChangeDay[] {
  if (![rules, ...rules.exceptions].some(({ banner }) => isDated(banner))) return [];
  const samples = sampleOfEach(rules, members);
  const banners = datedBanners(rules, samples);
  const last = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const days = new Set(banners.flatMap(({ begins, ends }) => [begins, ends]));
  return [...days]
    .filter((day) => day > today && day <= last)
    .toSorted()
    .filter((day) => samples.some(({ facts }) => isChanged(facts, rules, day)))
    .map((day) => ({
      day,
      changes: banners.flatMap(({ name, begins, ends }) => [
        ...(ends === day ? [`${name} ends`] : []),
        ...(begins === day ? [`${name} begins`] : []),
      ]),
    }));
}

/** When to run again, as a sentence: `Run again on 2026-12-01: the banner for Department Sales ends.` */
export function changeWords({ day, changes }: ChangeDay): string {
  return `Run again on ${day}: ${changes.join(', ')}.`;
}

interface DatedBanner {
  readonly name: string;
  /** The first day with it; blank where it has none. */
  readonly begins: string;
  /** The first day without it; blank where it has none. */
  readonly ends: string;
}

function datedBanners(
  { banner, exceptions }: TeamRules,
  members: readonly Member[],
): readonly DatedBanner[] {
  const own = exceptions
    .filter((exception) => isDated(exception.banner))
    .filter((exception) => members.some(({ facts }) => isIn(facts, exception)));
  return [
    ...(isDated(banner) ? [datesOf('the banner for everyone', banner)] : []),
    ...own.map((exception) => datesOf(nameOf(exception), exception.banner)),
  ];
}

function nameOf({ conditions }: Exception): string {
  return `the banner for ${conditionWords(conditions)}`;
}

function isDated(banner: TeamBanner | undefined): boolean {
  return banner?.from !== undefined || banner?.until !== undefined;
}

function datesOf(name: string, banner: TeamBanner | undefined): DatedBanner {
  const { from = '', until } = banner ?? {};
  return { name, begins: from, ends: until === undefined ? '' : nextDay(until) };
}

/** One of those for whom the same exceptions count: what is theirs is that of all of them. */
function sampleOfEach({ exceptions }: TeamRules, members: Iterable<Member>): readonly Member[] {
  const found = new Map<string, Member>();
  for (const member of members) {
    const key = exceptions.map((exception) => Number(isIn(member.facts, exception))).join('');
    if (!found.has(key)) found.set(key, member);
  }
  return [...found.values()];
}

function isChanged(facts: Member['facts'], rules: TeamRules, day: string): boolean {
  const before = shownIn(planOverrides(facts, rules, nextDay(day, -1)));
  return before !== shownIn(planOverrides(facts, rules, day));
}

/** What a signature shows of a banner. */
function shownIn({ banner }: PlanOverrides): string {
  return JSON.stringify([banner?.picture, banner?.link, banner?.text]);
}
