import type { Member } from '../core/list/member';
import type { MadeSignature } from '../core/made-signature';

/** Signatures in the order of their members; null for those that could not be made. */
export type Batch = readonly (MadeSignature | null)[];

/**
 * Makes a batch, by a worker that may break down: once more where it does, then member by member, so that only those are
 * left out that cannot be made.
 */
export async function makeBatch(
  members: readonly Member[],
  ask: (members: readonly Member[]) => Promise<Batch | null>,
): Promise<Batch> {
  const made = (await ask(members)) ?? (await ask(members));
  if (made !== null) return made;
  const alone: (MadeSignature | null)[] = [];
  if (members.length === 1) return [null];
  for (const member of members) alone.push((await ask([member]))?.[0] ?? null);
  return alone;
}

/** Members in batches of a size. */
export function inBatches(
  members: readonly Member[],
  size: number,
): readonly (readonly Member[])[] {
  const count = Math.ceil(members.length / size);
  return Array.from({ length: count }, (_, at) => members.slice(at * size, (at + 1) * size));
}
