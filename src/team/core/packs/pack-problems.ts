import { formatCount } from '../../../base/text';
import type { MailboxAddress } from '../addresses/mailbox-address';
import { readPlace } from '../../../export/packages/outlook-addin';
import { placeProblem } from './outlook-addin/place-problem';
import { SERVES, type Service } from './serves.data';
import type { PackId, TeamContext } from './pack';
import { rulesOf } from './transport-rule/rules';

/**
 * Who would not get by a pack what the plan sets for them, in sentences: known before anything is made. The packs themselves
 * weigh a hundred times as much.
 */
export function packProblems(
  pack: PackId,
  {
    plan,
    members,
    addresses = [],
    addin,
  }: Pick<TeamContext, 'plan' | 'members' | 'addresses' | 'addin'>,
): readonly string[] {
  const hasGroups = pack === 'transport-rule' && plan.exceptions.length > 0;
  const ofGroups = hasGroups ? rulesOf(plan, members).problems : [];
  return [...ofGroups, ...placeProblems(pack, addin), ...addressProblems(pack, addresses)];
}

/** Where nothing is known of an address yet, none is missed. */
function placeProblems(pack: PackId, addin: string | undefined): readonly string[] {
  const place = pack === 'outlook-addin' && addin !== undefined ? readPlace(addin) : null;
  return typeof place === 'string' ? [placeProblem(place)] : [];
}

/** Which addresses a pack gives no signature of their own. */
export function addressProblems(
  pack: PackId,
  addresses: readonly MailboxAddress[],
): readonly string[] {
  const { aliases, sharedMailboxes } = SERVES[pack];
  const own = addresses.filter(({ owner }) => owner === null).length;
  return [
    ...unserved(
      aliases,
      addresses.length - own,
      'other address of a person',
      'other addresses of people',
    ),
    ...unserved(sharedMailboxes, own, 'shared mailbox', 'shared mailboxes'),
  ];
}

function unserved(
  { isServed, how }: Service,
  count: number,
  one: string,
  many: string,
): readonly string[] {
  if (isServed || count === 0) return [];
  const which = count === 1 ? `1 ${one} gets` : `${formatCount(count)} ${many} get`;
  return [`${which} no signature of ${count === 1 ? 'its' : 'their'} own: ${how}`];
}
