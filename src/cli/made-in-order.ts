import type { Member } from '../team/list/member';
import type { MadeSignature } from '../team/made-signature';
import type { MakeMember } from '../team/make-member';

/** The signatures of members, one after the other. */
export async function* madeInOrder(
  members: readonly Member[],
  make: MakeMember,
): AsyncGenerator<MadeSignature> {
  for (const member of members) yield await make(member);
}
