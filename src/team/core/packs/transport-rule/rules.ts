import type { Sequence } from '../../../../base/sequence';
import { countPeople } from '../../archive/summary';
import type { Member } from '../../list/member';
import type { TeamPlan } from '../../plan';
import { directoryGroups, type DirectoryGroup } from '../directory/groups';
import { EVERYBODY, selectionOf, type RuleSelection } from './selection';

/** A group whose senders a rule can find. */
export interface GroupRule {
  readonly group: DirectoryGroup;
  readonly selection: RuleSelection;
  /** The name of its file. */
  readonly page: string;
}

/** The rules of a plan in their order, and who is left to another one. */
export function rulesOf(
  plan: TeamPlan,
  members: Sequence<Member>,
  today?: string,
): { readonly rules: readonly GroupRule[]; readonly problems: readonly string[] } {
  const rules: GroupRule[] = [];
  const problems: string[] = [];
  for (const group of directoryGroups(plan, members, today)) {
    const { number, label } = group;
    const selection = rules.length < MOST_RULES ? selectionOf(group, members) : null;
    const page = number === 0 ? 'rule.html' : `rule-${number}.html`;
    if (number === 0) rules.push({ group, selection: EVERYBODY, page });
    else if (selection !== null) rules.push({ group, selection, page });
    else problems.push(notFound(countPeople(group.members.length), label));
  }
  return { rules, problems };
}

/** A tenant has 300 rules at most (learn.microsoft.com, Exchange Online limits), and has others, too. */
const MOST_RULES = 100;

function notFound(who: string, label: string): string {
  return `${who} would not get what the plan sets for ${label}: a transport rule cannot find them by their directory entry, and they get the signature of a larger group or of everybody.`;
}
