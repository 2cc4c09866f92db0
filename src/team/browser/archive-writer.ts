import type { MadeArchive } from '../state/team-port';
import type { MadeSignature } from '../core/member';
import { askWorker, makeWorkerSlot, type WorkerProblem } from '../../platform/worker-slot';
import { answerWorker, type PageParts } from './answer-worker';
import type { ArchiveStart, FromTeamWorker, TeamWorker, ToTeamWorker } from './messages';

/** An archive that a worker writes. */
export interface ArchiveWriter {
  /** Resolves once the files of these are written. One call at a time. */
  readonly add: (made: readonly MadeSignature[]) => Promise<void>;
  readonly end: () => Promise<MadeArchive>;
  readonly close: () => void;
}

type ArchiveJob = Extract<ToTeamWorker, { readonly kind: 'signatures' | 'end' }>;

const PROBLEMS: Readonly<Record<WorkerProblem, string>> = {
  stuck: 'The worker for archives is stuck',
  broken: 'The worker for archives broke down',
  closed: 'The archive was given up',
};

/**
 * Lets a worker write an archive. Its bytes are passed to the browser piece by piece, which keeps large ones on the disk. Once
 * a worker has broken down, all calls reject.
 */
export function startArchive(
  start: () => TeamWorker,
  given: ArchiveStart,
  timeoutMs: number,
  parts: PageParts,
): ArchiveWriter {
  const pieces: Blob[] = [];
  let failure: Error | null = null;
  /** Returns why it was stopped first. */
  const stop = (problem: string): Error => {
    const first = failure ?? new Error(problem);
    failure = first;
    pieces.length = 0;
    slot.close();
    return first;
  };
  const slot = makeWorkerSlot<
    ArchiveJob,
    FromTeamWorker,
    FromTeamWorker,
    ToTeamWorker,
    FromTeamWorker
  >({
    start,
    write: (_id, job) => job,
    read: (message) =>
      message.kind === 'taken' || message.kind === 'summary'
        ? { kind: 'answer', id: 'oldest', answer: message }
        : { kind: 'note', note: message },
    timeoutMs: () => timeoutMs,
    mostFaults: 1,
    onNote: (note, worker) => {
      void answerWorker(note, worker, parts);
      if (note.kind === 'broken') stop(note.problem);
      if (note.kind === 'chunk') pieces.push(new Blob([note.bytes]));
      worker.allow(timeoutMs);
    },
  });
  const ask = async (job: ArchiveJob): Promise<FromTeamWorker> => {
    if (failure !== null) throw failure;
    const end = await askWorker(slot, job);
    if (end.ok) return end.value;
    throw stop(PROBLEMS[end.problem]);
  };
  slot.post({ kind: 'begin', start: given });
  return {
    add: async (made) => {
      await ask({ kind: 'signatures', made });
    },
    end: async () => {
      const message = await ask({ kind: 'end' });
      if (message.kind !== 'summary') throw new TypeError('The worker told something else');
      const zip = new Blob(pieces, { type: 'application/zip' });
      stop(PROBLEMS.closed);
      return { zip, summary: message.summary };
    },
    close: () => void stop(PROBLEMS.closed),
  };
}
