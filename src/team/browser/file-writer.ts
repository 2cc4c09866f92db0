import type { MadeSignature } from '../core/member';
import { askWorker, makeWorkerSlot, type WorkerProblem } from '../../platform/worker-slot';
import { answerWorker, type PageParts } from './answer-worker';
import type { BeginWriting, FromTeamWorker, TeamWorker, ToTeamWorker } from './messages';

/** A file about everybody that a worker writes: an archive, or a comparison. */
export interface FileWriter {
  /** Resolves once the files of these are written. One call at a time. */
  readonly add: (made: readonly MadeSignature[]) => Promise<void>;
  readonly end: () => Promise<WrittenFile>;
  readonly close: () => void;
}

export interface WrittenFile {
  readonly bytes: Blob;
  readonly outcome: WritingOutcome;
}

/** What a file comes to. */
type WritingOutcome = Extract<FromTeamWorker, { readonly kind: 'summary' | 'compared' }>;

type WritingJob = Extract<ToTeamWorker, { readonly kind: 'signatures' | 'end' }>;

const PROBLEMS: Readonly<Record<WorkerProblem, string>> = {
  stuck: 'The worker that writes is stuck',
  broken: 'The worker that writes broke down',
  closed: 'The writing was given up',
};

/**
 * Lets a worker write a file. Its bytes are passed to the browser piece by piece, which keeps large ones on the disk. Once
 * a worker has broken down, all calls reject.
 */
export function startWriter(
  start: () => TeamWorker,
  begin: BeginWriting,
  timeoutMs: number,
  parts: PageParts,
): FileWriter {
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
    WritingJob,
    FromTeamWorker,
    FromTeamWorker,
    ToTeamWorker,
    FromTeamWorker
  >({
    start,
    write: (_id, job) => job,
    read: (message) =>
      message.kind === 'taken' || isOutcome(message)
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
  const ask = async (job: WritingJob): Promise<FromTeamWorker> => {
    if (failure !== null) throw failure;
    const end = await askWorker(slot, job);
    if (end.ok) return end.value;
    throw stop(PROBLEMS[end.problem]);
  };
  slot.post(begin);
  return {
    add: async (made) => {
      await ask({ kind: 'signatures', made });
    },
    end: async () => {
      const message = await ask({ kind: 'end' });
      if (!isOutcome(message)) throw new TypeError('The worker wrote something else');
      const bytes = new Blob(pieces);
      stop(PROBLEMS.closed);
      return { bytes, outcome: message };
    },
    close: () => void stop(PROBLEMS.closed),
  };
}

function isOutcome(message: FromTeamWorker): message is WritingOutcome {
  return message.kind === 'summary' || message.kind === 'compared';
}
