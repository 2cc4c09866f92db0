import { fail, ok, type Result } from '../base/result';

/** What is needed of a worker, so that tests can put in their own. */
export interface WorkerLike<Sent> {
  readonly postMessage: (message: Sent) => void;
  readonly addEventListener: Worker['addEventListener'];
  readonly terminate: () => void;
}

/**
 * What a worker sends: the answer to a job by its number, or to the one that it has had longest; or a note, which ends no job.
 */
export type WorkerMessage<Answer, Note> =
  | { readonly kind: 'answer'; readonly id: number | 'oldest'; readonly answer: Answer }
  | { readonly kind: 'note'; readonly note: Note };

/** Why a job was not done: the worker was silent for too long, could not start or broke down, or the slot was closed. */
export type WorkerProblem = 'stuck' | 'broken' | 'closed';

export interface SlotRules<Job, Answer, Note, Sent, Received> {
  readonly start: () => WorkerLike<Sent>;
  /** The message that gives a job to the worker. */
  readonly write: (id: number, job: Job) => Sent;
  readonly read: (message: Received) => WorkerMessage<Answer, Note>;
  /** How long the worker may take for a job, in ms. */
  readonly timeoutMs: (job: Job) => number;
  /** A worker that fails so often in a row, without a message between, is not started again. */
  readonly mostFaults: number;
  readonly onNote?: (note: Note, worker: RunningWorker<Sent>) => void;
}

/** The worker that sent a note; once it has been ended, nothing of this has an effect. */
export interface RunningWorker<Sent> {
  readonly post: (message: Sent) => void;
  /** Gives it so long for the jobs that it has, from now on, in ms. */
  readonly allow: (limitMs: number) => void;
  /** Stops the clock of its jobs. Returns a function that gives each its whole time again, once all have been called. */
  readonly pause: () => () => void;
}

/** The place of one worker, which starts with the first job, and is replaced with the next one after it broke down or hung. */
export interface WorkerSlot<Job, Answer, Sent> {
  /** `onEnd` is called at once when the job ends, however it does. */
  readonly send: (job: Job, onEnd: (end: Result<Answer, WorkerProblem>) => void) => void;
  /** Sends something that has no answer. */
  readonly post: (message: Sent) => void;
  /** Ends the worker and all that it has to do. */
  readonly close: () => void;
}

interface PendingJob<Answer> {
  readonly onEnd: (end: Result<Answer, WorkerProblem>) => void;
  /** In ms. */
  readonly limitMs: number;
  timer?: ReturnType<typeof setTimeout>;
}

interface Running<Sent> {
  readonly worker: WorkerLike<Sent>;
  pauses: number;
}

export function makeWorkerSlot<Job, Answer, Note, Sent, Received>(
  rules: SlotRules<Job, Answer, Note, Sent, Received>,
): WorkerSlot<Job, Answer, Sent> {
  const pending = new Map<number, PendingJob<Answer>>();
  let running: Running<Sent> | null = null;
  let faults = 0;
  let lastId = 0;

  const settle = (id: number, end: Result<Answer, WorkerProblem>): void => {
    const job = pending.get(id);
    if (job === undefined) return;
    clearTimeout(job.timer);
    pending.delete(id);
    job.onEnd(end);
  };
  const oldest = (): number => pending.keys().next().value ?? lastId;
  const end = (problem: WorkerProblem): void => {
    running?.worker.terminate();
    running = null;
    // What begins meanwhile is for the next worker.
    const lost = [...pending.keys()];
    for (const id of lost) settle(id, fail(problem));
  };
  const giveUp = (failed: Running<Sent> | null, problem: WorkerProblem): void => {
    // An event of a worker that was ended already is ignored.
    if (failed !== running) return;
    faults += 1;
    end(problem);
  };
  const watch = (job: PendingJob<Answer>, limitMs = job.limitMs): void => {
    clearTimeout(job.timer);
    const watched = running;
    if (watched !== null && watched.pauses > 0) return;
    job.timer = setTimeout(() => giveUp(watched, 'stuck'), limitMs);
  };
  const watchAll = (limitMs?: number): void => {
    for (const job of pending.values()) watch(job, limitMs);
  };
  const handleOf = (from: Running<Sent>): RunningWorker<Sent> => {
    const ifRunning = (act: () => void): void => {
      if (from === running) act();
    };
    return {
      post: (message) => ifRunning(() => from.worker.postMessage(message)),
      allow: (limitMs) => ifRunning(() => watchAll(limitMs)),
      pause: () => {
        from.pauses += 1;
        ifRunning(watchAll);
        return () => {
          from.pauses -= 1;
          ifRunning(watchAll);
        };
      },
    };
  };
  const ensureRunning = (): Running<Sent> => {
    if (running !== null) return running;
    const started: Running<Sent> = { worker: rules.start(), pauses: 0 };
    running = started;
    const { worker } = started;
    worker.addEventListener('message', ({ data }: MessageEvent<Received>) => {
      if (running !== started) return;
      faults = 0;
      const message = rules.read(data);
      if (message.kind === 'note') rules.onNote?.(message.note, handleOf(started));
      else settle(message.id === 'oldest' ? oldest() : message.id, ok(message.answer));
    });
    worker.addEventListener('error', () => giveUp(started, 'broken'));
    worker.addEventListener('messageerror', () => giveUp(started, 'broken'));
    return started;
  };
  const post = (message: Sent): void => {
    if (faults >= rules.mostFaults) return;
    try {
      ensureRunning().worker.postMessage(message);
    } catch {
      giveUp(running, 'broken');
    }
  };
  return {
    send: (job, onEnd) => {
      if (faults >= rules.mostFaults) {
        onEnd(fail('broken'));
        return;
      }
      const id = ++lastId;
      const one: PendingJob<Answer> = { onEnd, limitMs: rules.timeoutMs(job) };
      pending.set(id, one);
      post(rules.write(id, job));
      if (pending.has(id)) watch(one);
    },
    post,
    close: () => end('closed'),
  };
}

/** Has a worker do a job. */
export function askWorker<Job, Answer, Sent>(
  slot: WorkerSlot<Job, Answer, Sent>,
  job: Job,
): Promise<Result<Answer, WorkerProblem>> {
  return new Promise((resolve) => slot.send(job, resolve));
}
