import type { RasterImage, RasterRequest } from '../../export';
import type { TeamAnswer, TeamJob, FromTeamWorker, TeamWorker } from './messages';

export interface PoolRules extends WorkerSlotRules {
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
  const slots = Array.from({ length: rules.size }, () => makeWorkerSlot(rules, onEnd));
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

interface WorkerSlotRules {
  readonly start: () => TeamWorker;
  /** How long a worker may be silent about a job, in ms; time in which the page draws for it does not count. */
  readonly timeoutMs: (job: TeamJob) => number;
  readonly draw: (request: RasterRequest) => Promise<RasterImage | null>;
}

interface Task {
  readonly job: TeamJob;
  /** Null where the worker broke down or hung. */
  readonly settle: (answer: TeamAnswer | null) => void;
}

/** One worker of a pool, with one job at a time. */
interface WorkerSlot {
  readonly isBusy: () => boolean;
  readonly begin: (task: Task) => void;
  readonly close: () => void;
}

/**
 * The worker starts with the first job, and is replaced with the next one after it broke down. `onEnd` is called at each job's
 * end.
 */
function makeWorkerSlot(
  { start, timeoutMs, draw }: WorkerSlotRules,
  onEnd: (isFault: boolean) => void,
): WorkerSlot {
  let worker: TeamWorker | null = null;
  let task: Task | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the worker: how much the page still draws for it. */
  let drawings = 0;
  let id = 0;

  const finish = (answer: TeamAnswer | null): void => {
    clearTimeout(timer);
    const done = task;
    task = null;
    if (done === null) return;
    done.settle(answer);
    onEnd(answer === null);
  };
  const giveUp = (failed: TeamWorker | null): void => {
    // Messages of a worker that has been ended are ignored.
    if (failed !== worker) return;
    worker?.terminate();
    worker = null;
    drawings = 0;
    finish(null);
  };
  const watch = (): void => {
    clearTimeout(timer);
    const watched = worker;
    if (task === null || drawings > 0) return;
    timer = setTimeout(() => giveUp(watched), timeoutMs(task.job));
  };
  const drawFor = async (from: TeamWorker, number: number, request: RasterRequest) => {
    drawings += 1;
    watch();
    const image = await draw(request);
    if (from !== worker) return;
    drawings -= 1;
    from.postMessage({ kind: 'drawn', id: number, image });
    watch();
  };
  const running = (): TeamWorker => {
    if (worker !== null) return worker;
    const started = start();
    worker = started;
    started.addEventListener('message', ({ data }: MessageEvent<FromTeamWorker>) => {
      if (worker !== started) return;
      if (data.kind === 'draw') void drawFor(started, data.id, data.request);
      if (data.kind === 'answer' && data.id === id) finish(data.answer);
    });
    started.addEventListener('error', () => giveUp(started));
    started.addEventListener('messageerror', () => giveUp(started));
    return started;
  };
  return {
    isBusy: () => task !== null,
    begin: (next) => {
      task = next;
      id += 1;
      try {
        running().postMessage({ kind: 'job', id, job: next.job });
        watch();
      } catch {
        giveUp(worker);
      }
    },
    close: () => giveUp(worker),
  };
}
