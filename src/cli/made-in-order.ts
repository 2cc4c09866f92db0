import type { Member } from '../team/core/list/member';
import type { MadeSignature } from '../team/core/member';
import type { MakeMember } from '../team/core/make-member';

/** The signatures of members, one after the other. One that cannot be made is left out. */
export async function* madeInOrder(
  members: readonly Member[],
  make: MakeMember,
): AsyncGenerator<MadeSignature> {
  for (const member of members) {
    const made = await make(member).catch(() => null);
    if (made !== null) yield made;
  }
}
