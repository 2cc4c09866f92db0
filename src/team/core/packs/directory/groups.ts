import { filtered, type Sequence } from '../../../../base/sequence';
import { conditionWords, groupKey, holds, isIn } from '../../conditions';
import type { Member } from '../../list/member';
import type { Condition, Exception, GroupFieldId, TeamPlan } from '../../plan';
import { planOverrides } from '../../plan-overrides';

/*
 * A server that fills in one signature for all needs one for each group that a plan makes an exception for, and a condition that
 * its directory can decide.
 */

/** Members for whom the same exceptions of a plan count. */
export interface DirectoryGroup {
  /** From 1, the most special group first; 0 is everybody else. */
  readonly number: number;
  /** Who is in it, in words; blank for everybody else. */
  readonly label: string;
  /** What holds for those in it; none for everybody else. Who fits several groups is in the one with the lowest number. */
  readonly conditions: readonly ListedCondition[];
  /** The plan as everybody in it has it. */
  readonly plan: TeamPlan;
  readonly members: Sequence<Member>;
}

/** A condition with all writings that the list has of its values: directories write a country in more than one way. */
export interface ListedCondition {
  readonly field: GroupFieldId;
  readonly writings: readonly string[];
}

/** The groups of a plan that have members, then everybody else, on a day. */
export function directoryGroups(
  plan: TeamPlan,
  members: Sequence<Member>,
  today: string | undefined,
): readonly DirectoryGroup[] {
  const ownOf = ({ facts }: Member): readonly Exception[] =>
    plan.exceptions.filter((exception) => isIn(facts, exception));
  const keyOf = (own: readonly Exception[]): string =>
    own.map((exception) => plan.exceptions.indexOf(exception)).join();
  const found = new Map<string, { readonly own: readonly Exception[]; count: number }>();
  for (const member of members) {
    const own = ownOf(member);
    const group = found.get(keyOf(own));
    if (group === undefined) found.set(keyOf(own), { own, count: 1 });
    else group.count += 1;
  }
  const membersOf = (wanted: string): Sequence<Member> =>
    found.size === 1 && found.has(wanted)
      ? members
      : filtered(members, (member) => keyOf(ownOf(member)) === wanted);
  const special = [...found.values()]
    .filter(({ own }) => own.length > 0)
    // Somebody who fits several exceptions fits each of them alone, too.
    .toSorted((a, b) => b.own.length - a.own.length || b.count - a.count);
  return [
    ...special.map(({ own }, index) => ({
      number: index + 1,
      label: conditionWords(narrowest(own.flatMap(({ conditions }) => conditions))),
      conditions: listedConditions(own, members),
      plan: planOfGroup(plan, own, today),
      members: membersOf(keyOf(own)),
    })),
    {
      number: 0,
      label: '',
      conditions: [],
      plan: planOfGroup(plan, [], today),
      members: membersOf(''),
    },
  ];
}

/** Of several conditions on a field the one with the fewest values. */
function narrowest(conditions: readonly Condition[]): readonly Condition[] {
  const byField = new Map<GroupFieldId, Condition>();
  for (const condition of conditions) {
    const known = byField.get(condition.field);
    if (known === undefined || condition.values.length < known.values.length)
      byField.set(condition.field, condition);
  }
  return [...byField.values()];
}

/** One condition for each field, with the writings for which all hold that the exceptions have on it. */
function listedConditions(
  exceptions: readonly Exception[],
  members: Iterable<Member>,
): readonly ListedCondition[] {
  const all = exceptions.flatMap(({ conditions }) => conditions);
  return [...new Set(all.map(({ field }) => field))].map((field) => ({
    field,
    writings: writingsOf(
      field,
      all.filter((condition) => condition.field === field),
      members,
    ),
  }));
}

function writingsOf(
  field: GroupFieldId,
  conditions: readonly Condition[],
  members: Iterable<Member>,
): readonly string[] {
  const writings = new Set<string>();
  for (const { facts } of members) writings.add(facts[field]?.trim() ?? '');
  return [...writings].filter((text) =>
    conditions.every((condition) => holds({ [field]: text }, condition)),
  );
}

/** The plan with what the exceptions set in the place of them. */
function planOfGroup(
  plan: TeamPlan,
  own: readonly Exception[],
  today: string | undefined,
): TeamPlan {
  const { signature } = plan;
  const exceptions = own.map((exception) => ({ ...exception, conditions: [] }));
  const { colorScheme, language, ...rules } = planOverrides({}, { ...plan, exceptions }, today);
  const look = {
    ...(colorScheme === undefined ? {} : { colorScheme }),
    ...(language === undefined ? {} : { language }),
  };
  const { constants, banner, disclaimer } = rules;
  return {
    signature,
    constants,
    ...(banner === undefined ? {} : { banner }),
    ...(disclaimer === undefined ? {} : { disclaimer }),
    exceptions: Object.keys(look).length === 0 ? [] : [{ conditions: [], ...look }],
  };
}

/** Whether somebody fits a group by what a directory has of them, as the list writes it. */
export function fits(
  { facts }: Pick<Member, 'facts'>,
  conditions: readonly ListedCondition[],
): boolean {
  return conditions.every(({ field, writings }) => {
    const key = groupKey(field, facts[field] ?? '');
    return writings.some((writing) => groupKey(field, writing) === key);
  });
}
