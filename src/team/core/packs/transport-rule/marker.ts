import { fingerprint } from '../../../../model/picture/fingerprint';
import type { TeamContext } from '../pack';

/**
 * A word of letters and digits that no email has by chance. It is the same in all runs of a company, or signatures would pile
 * up in threads that an earlier one has begun; another company has another, or theirs would keep ours away.
 */
export function markerOf({ name, members }: Pick<TeamContext, 'name' | 'members'>): string {
  return `sig${fingerprint(JSON.stringify([name, usualHost(members)]))}`;
}

/** What stands behind the `@` of most addresses; the first of equals. */
function usualHost(members: TeamContext['members']): string {
  const counts = new Map<string, number>();
  for (const { address } of members) {
    const host = address.slice(address.lastIndexOf('@') + 1);
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return usual?.[0] ?? '';
}
