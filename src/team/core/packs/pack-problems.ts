import type { PackId, TeamContext } from './pack';
import { rulesOf } from './transport-rule/rules';

/**
 * Who would not get by a pack what the plan sets for them, in sentences: known before anything is made. The packs themselves
 * weigh a hundred times as much.
 */
export function packProblems(
  pack: PackId,
  { plan, members }: Pick<TeamContext, 'plan' | 'members'>,
): readonly string[] {
  if (pack !== 'transport-rule' || plan.exceptions.length === 0) return [];
  return rulesOf(plan, members).problems;
}
