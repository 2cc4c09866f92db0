import { makeWorkerSlot } from '../../platform/worker-slot';
import { answerWorker, type PageParts } from './answer-worker';
import type { FromTeamWorker, TeamAnswer, TeamJob, TeamWorker, ToTeamWorker } from './messages';

export interface PoolRules extends PageParts {
  readonly start: () => TeamWorker;
  /** How long a worker may be silent about a job, in ms; time in which the page does something for it does not count. */
  readonly timeoutMs: (job: TeamJob) => number;
  /** How many workers there are at most. */
  readonly size: number;
}

/** Workers that do jobs, each one at a time. They start as they are needed. */
export interface Pool {
  /**
   * Does a job when a worker is free; an urgent one before all that wait. Null where the worker broke down or hung: it is
   * replaced, and may be asked again. Rejects where no worker does anything, and once the job is aborted.
   */
  readonly ask: (job: TeamJob, options?: RequestOptions) => Promise<TeamAnswer | null>;
  /** Ends all workers, whatever they are about. */
  readonly close: () => void;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  readonly isUrgent?: boolean;
}

/** So many workers in a row that broke down without an answer between: all others would, too. */
const MOST_FAULTS = 8;

interface WaitingTask extends Task {
  readonly reject: (cause: unknown) => void;
}

/** A pool without workers yet. */
export function makePool(rules: PoolRules): Pool {
  const waiting: WaitingTask[] = [];
  let faults = 0;
  let isOpen = true;
  const next = (): void => {
    if (!isOpen || faults >= MOST_FAULTS) {
      const problem = isOpen ? 'The workers for teams do not work' : 'The workers have been ended';
      for (const { reject } of waiting.splice(0)) reject(new Error(problem));
    }
    for (const slot of slots) {
      const task = slot.isBusy() ? undefined : waiting.shift();
      if (task !== undefined) slot.begin(task);
    }
  };
  const onEnd = (isFault: boolean): void => {
    faults = isFault ? faults + 1 : 0;
    next();
  };
  const slots = Array.from({ length: rules.size }, () => makePoolWorker(rules, onEnd));
  return {
    ask: (job, { signal, isUrgent = false } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const forget = (): void => {
          if (waiting.includes(task)) waiting.splice(waiting.indexOf(task), 1);
          reject(reasonOf(signal));
        };
        const settle = (answer: TeamAnswer | null): void => {
          signal?.removeEventListener('abort', forget);
          resolve(answer);
        };
        const task = { job, settle, reject };
        signal?.addEventListener('abort', forget);
        if (isUrgent) waiting.unshift(task);
        else waiting.push(task);
        next();
      }),
    close: () => {
      isOpen = false;
      for (const slot of slots) slot.close();
      next();
    },
  };
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('Nobody waits for it any more');
}

interface Task {
  readonly job: TeamJob;
  /** Null where the worker broke down or hung. */
  readonly settle: (answer: TeamAnswer | null) => void;
}

/** One worker of a pool, with one job at a time. */
interface PoolWorker {
  readonly isBusy: () => boolean;
  readonly begin: (task: Task) => void;
  readonly close: () => void;
}

/** `onEnd` is called at each job's end. */
function makePoolWorker(
  { start, timeoutMs, ...parts }: Omit<PoolRules, 'size'>,
  onEnd: (isFault: boolean) => void,
): PoolWorker {
  let isBusy = false;
  const slot = makeWorkerSlot<TeamJob, TeamAnswer, FromTeamWorker, ToTeamWorker, FromTeamWorker>({
    start,
    write: (id, job) => ({ kind: 'job', id, job }),
    read: (message) => (message.kind === 'answer' ? message : { kind: 'note', note: message }),
    timeoutMs,
    // The pool counts the faults of all its workers.
    mostFaults: Number.POSITIVE_INFINITY,
    onNote: (note, worker) => {
      void answerWorker(note, worker, parts);
    },
  });
  return {
    isBusy: () => isBusy,
    begin: ({ job, settle }) => {
      isBusy = true;
      slot.send(job, (end) => {
        isBusy = false;
        settle(end.ok ? end.value : null);
        onEnd(!end.ok);
      });
    },
    close: slot.close,
  };
}
