import type { LanguageId } from '../model/languages/languages';
import type { Facts } from './list/member';
import type { Constants, Exception, TeamBanner, TeamRules } from './plan';

/** What a plan says of somebody: of all, and of the groups that they are in. */
export interface SaidByPlan {
  readonly constants: Constants;
  readonly colorScheme?: string;
  readonly language?: LanguageId;
  readonly banner?: TeamBanner;
  readonly disclaimer?: string;
}

/** All exceptions that fit count; of two that say the same thing the later one. */
export function saidByPlan(facts: Facts, { exceptions, ...ofAll }: TeamRules): SaidByPlan {
  return exceptions
    .filter((exception) => isOf(facts, exception))
    .reduce<SaidByPlan>(
      (said, { field: _field, value: _value, constants, ...own }) => ({
        ...said,
        ...own,
        constants: { ...said.constants, ...constants },
      }),
      ofAll,
    );
}

/** Whether somebody is in the group of an exception. */
export function isOf(facts: Facts, { field, value }: Pick<Exception, 'field' | 'value'>): boolean {
  return folded(facts[field] ?? '') === folded(value);
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
