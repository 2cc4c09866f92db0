import type { Member } from '../list/member';
import type { MakeMember } from '../make-member';
import { aliasesOf, type MadeAlias, type MailboxAddress } from './mailbox-address';

/** The signatures of the other addresses of members, one after the other. One that cannot be made is left out. */
export async function* madeAliases(
  addresses: readonly MailboxAddress[],
  members: Iterable<Member>,
  make: MakeMember,
): AsyncGenerator<MadeAlias> {
  for (const alias of aliasesOf(addresses, members)) {
    const made = await make(alias.member, alias.owner).catch(() => null);
    if (made !== null) yield { alias, made };
  }
}
