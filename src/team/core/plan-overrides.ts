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

/** All exceptions that fit count; of two that set the same thing the later one. */
export function planOverrides(facts: Facts, { exceptions, ...ofAll }: TeamRules): PlanOverrides {
  const own = exceptions.filter((exception) => isIn(facts, exception));
  const constants = [ofAll, ...own].map((overrides) => overrides.constants);
  return Object.assign({}, ofAll, ...own.map(overridesOf), {
    constants: Object.assign({}, ...constants),
  });
}

function overridesOf({ conditions: _conditions, ...overrides }: Exception): Partial<PlanOverrides> {
  return overrides;
}
