import type { LanguageId } from '../../model/languages/languages';
import type { Facts } from './list/member';
import { isIn } from './conditions';
import type { Constants, Exception, TeamBanner, TeamRules } from './plan';

/** What a plan sets for somebody: for all, and for the groups that they are in. */
export interface PlanOverrides {
  readonly constants: Constants;
  readonly colorScheme?: string;
  readonly language?: LanguageId;
  readonly banner?: TeamBanner;
  readonly disclaimer?: string;
}

/**
 * All exceptions that fit count; of two that set the same thing the later one. A banner counts on its days alone: outside of
 * them it is as if it were not there. Without a day, it always counts.
 */
export function planOverrides(
  facts: Facts,
  { exceptions, ...ofAll }: TeamRules,
  today?: string,
): PlanOverrides {
  const own = exceptions.filter((exception) => isIn(facts, exception));
  const constants = [ofAll, ...own].map((overrides) => overrides.constants);
  const inTime = [ofAll, ...own.map(overridesOf)].map((each) => onDay(each, today));
  return Object.assign({}, ...inTime, {
    constants: Object.assign({}, ...constants),
  });
}

function overridesOf({ conditions: _conditions, ...overrides }: Exception): Partial<PlanOverrides> {
  return overrides;
}

function onDay(overrides: Partial<PlanOverrides>, today: string | undefined) {
  const { banner, ...others } = overrides;
  if (banner === undefined || today === undefined) return overrides;
  const { from = today, until = today } = banner;
  return from <= today && today <= until ? overrides : others;
}
