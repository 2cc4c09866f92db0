import type { Member } from '../team/core/list/member';
import type { MadeSignature } from '../team/core/member';
import type { MakeMember } from '../team/core/make-member';

/** The signatures of members, one after the other. One that cannot be made is left out. Throws once the run is to stop. */
export async function* madeInOrder(
  members: Iterable<Member>,
  make: MakeMember,
  signal: AbortSignal,
): AsyncGenerator<MadeSignature> {
  for (const member of members) {
    // A signal of the system comes only between turns of the event loop.
    await nextTurn();
    signal.throwIfAborted();
    const made = await make(member).catch(() => null);
    if (made !== null) yield made;
  }
}

async function nextTurn(): Promise<void> {
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
}
