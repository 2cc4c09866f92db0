import type { ArchiveProgress, MadeArchive } from '../state/team-port';
import type { Member } from '../core/list/member';
import type { ArchiveWriter } from './archive-writer';
import { inBatches, type Batch } from './make-batch';
import { makeTimeLeft } from './time-left';

/** What an archive is made with. */
export interface ArchiveCrew {
  readonly make: (members: readonly Member[]) => Promise<Batch>;
  readonly writer: ArchiveWriter;
  /** How many batches are begun and not written yet at most, so that nobody's signatures pile up. */
  readonly mostAtOnce: number;
  /** How many members are made at a time. */
  readonly batchSize: number;
  readonly clock: () => number;
}

/** Makes the signatures of all, several batches at a time, and hands them on in the order of the list. */
export async function makeArchive(
  members: readonly Member[],
  { make, writer, mostAtOnce, batchSize, clock }: ArchiveCrew,
  onProgress: (progress: ArchiveProgress) => void,
): Promise<MadeArchive> {
  const total = members.length;
  const timeLeft = makeTimeLeft(total, clock);
  const batches = inBatches(members, batchSize).values();
  const begun: Promise<Batch>[] = [];
  const beginMore = (): void => {
    while (begun.length < mostAtOnce) {
      const { value } = batches.next();
      if (value === undefined) return;
      const making = make(value);
      // Whoever waits for its turn hears of it; until then it may fail unheard.
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
