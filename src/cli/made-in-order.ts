import type { Member } from '../team/core/list/member';

/** What is made for members, one after the other. What cannot be made is left out. Throws once the run is to stop. */
export async function* madeInOrder<T>(
  members: Iterable<Member>,
  make: (member: Member) => Promise<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
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
