import type { LanguageId } from '../../model/languages/languages';
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
export function planOverrides(facts: Facts, { exceptions, ...ofAll }: TeamRules): SaidByPlan {
  const own = exceptions.filter((exception) => isOf(facts, exception));
  const constants = [ofAll, ...own].map((said) => said.constants);
  return Object.assign({}, ofAll, ...own.map(saying), {
    constants: Object.assign({}, ...constants),
  });
}

function saying({ field: _field, value: _value, ...said }: Exception): Partial<SaidByPlan> {
  return said;
}

/** Whether somebody is in the group of an exception. */
export function isOf(facts: Facts, { field, value }: Pick<Exception, 'field' | 'value'>): boolean {
  return folded(facts[field] ?? '') === folded(value);
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
