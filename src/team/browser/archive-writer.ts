import type { RasterImage, RasterRequest } from '../../export';
import type { MadeArchive } from '../state/team-port';
import type { MadeSignature } from '../core/member';
import {
  askWorker,
  makeWorkerSlot,
  type RunningWorker,
  type WorkerProblem,
} from '../../platform/worker-slot';
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

type Draw = (request: RasterRequest) => Promise<RasterImage | null>;
type DrawNote = Extract<FromTeamWorker, { readonly kind: 'draw' }>;

/** Draws what the files of packs show; the worker may wait for it. */
async function drawFor(
  { id, request }: DrawNote,
  worker: RunningWorker<ToTeamWorker>,
  draw: Draw,
): Promise<void> {
  const resume = worker.pause();
  const image = await draw(request).catch(() => null);
  worker.post({ kind: 'drawn', id, image });
  resume();
}

/**
 * Lets a worker write an archive. Its bytes are passed to the browser piece by piece, which keeps large ones on the disk. Once
 * a worker has broken down, all calls reject.
 */
export function startArchive(
  start: () => TeamWorker,
  given: ArchiveStart,
  timeoutMs: number,
  draw: Draw,
): ArchiveWriter {
  const parts: Blob[] = [];
  let failure: Error | null = null;
  /** Returns why it was stopped first. */
  const stop = (problem: string): Error => {
    const first = failure ?? new Error(problem);
    failure = first;
    parts.length = 0;
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
      if (note.kind === 'draw') void drawFor(note, worker, draw);
      if (note.kind === 'broken') stop(note.problem);
      if (note.kind === 'chunk') parts.push(new Blob([note.bytes]));
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
      const zip = new Blob(parts, { type: 'application/zip' });
      stop(PROBLEMS.closed);
      return { zip, summary: message.summary };
    },
    close: () => void stop(PROBLEMS.closed),
  };
}
