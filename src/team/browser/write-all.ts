import type { Member } from '../core/list/member';
import type { MadeSignature } from '../core/member';
import type { TeamProgress } from '../state/team-port';
import type { FileWriter, WrittenFile } from './file-writer';
import { makeTimeLeft } from './time-left';

/** What a file about everybody is made with. */
interface WritingDeps {
  readonly make: (members: readonly Member[]) => Promise<Batch>;
  readonly writer: FileWriter;
  /** How many batches are begun and not written yet at most, so that unwritten signatures do not pile up. */
  readonly mostAtOnce: number;
  /** How many members are made at a time. */
  readonly batchSize: number;
  readonly clock: () => number;
}

/** Makes the signatures of all, several batches at a time, and passes them on in the order of the list. */
export async function writeAll(
  members: readonly Member[],
  { make, writer, mostAtOnce, batchSize, clock }: WritingDeps,
  onProgress: (progress: TeamProgress) => void,
): Promise<WrittenFile> {
  const total = members.length;
  const timeLeft = makeTimeLeft(total, clock);
  const batches = inBatches(members, batchSize).values();
  const begun: Promise<Batch>[] = [];
  const beginMore = (): void => {
    while (begun.length < mostAtOnce) {
      const { value } = batches.next();
      if (value === undefined) return;
      const making = make(value);
      // A failure is thrown when its turn comes; until then it must not count as unhandled.
      making.catch(() => undefined);
      begun.push(making);
    }
  };
  let done = 0;
  onProgress({ done, total, leftMs: null });
  beginMore();
  for (let making = begun[0]; making !== undefined; making = begun[0]) {
    const batch = await making;
    await writer.add(batch.filter((made) => made !== null));
    void begun.shift();
    beginMore();
    done += batch.length;
    onProgress({ done, total, leftMs: timeLeft(done) });
  }
  return writer.end();
}

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
