import type { TeamRun } from '../team/core/make-member';
import type { ListFieldId } from '../team/core/list/list-fields';
import type { TeamPlan } from '../team/core/plan';
import type { Io, OptionValues } from './command';
import { imageOptions } from './read-signature';

/** How a run makes its signatures, by the options of the command. */
export function teamRun(
  plan: TeamPlan,
  fields: readonly ListFieldId[],
  values: OptionValues,
  { now }: Io,
): TeamRun {
  return { plan, fields, options: { ...imageOptions(values), today: now().slice(0, 10) } };
}
