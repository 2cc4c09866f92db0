/** What is needed of a worker, so that tests can put in their own. */
export interface WorkerLike<Job> {
  readonly postMessage: (request: WorkerRequest<Job>) => void;
  readonly addEventListener: Worker['addEventListener'];
  readonly terminate: () => void;
}

export interface WorkerRequest<Job> {
  readonly id: number;
  readonly job: Job;
}

export interface WorkerReply<Answer> {
  readonly id: number;
  readonly answer: Answer;
}

/** Sends a job to a worker and resolves to its answer; null where no worker did it. */
export type AskWorker<Job, Answer> = (job: Job) => Promise<Answer | null>;

interface WorkerRules {
  /** How long a worker may take to answer a job, in ms. */
  readonly timeoutMs: number;
  /** A worker that fails so often in a row, without an answer between, is not started again. */
  readonly mostFaults: number;
}

/**
 * A client for a worker, with one numbered message for each job. The worker starts with the first job. One that hangs or fails
 * is replaced with the next job, and all its pending jobs are answered with null.
 */
export function makeWorkerClient<Job, Answer>(
  start: () => WorkerLike<Job>,
  { timeoutMs, mostFaults }: WorkerRules,
): AskWorker<Job, Answer> {
  const pending = new Map<number, (answer: Answer | null) => void>();
  let worker: WorkerLike<Job> | null = null;
  let faults = 0;
  let lastId = 0;

  const settle = (id: number, answer: Answer | null): void => {
    pending.get(id)?.(answer);
    pending.delete(id);
  };
  const giveUp = (failed: WorkerLike<Job> | null): void => {
    // An event of a worker that was ended already is ignored.
    if (failed !== worker) return;
    worker?.terminate();
    worker = null;
    faults += 1;
    for (const id of pending.keys()) settle(id, null);
  };
  const running = (): WorkerLike<Job> => {
    if (worker !== null) return worker;
    const started = start();
    worker = started;
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Answer>>) => {
      if (worker !== started) return;
      faults = 0;
      settle(data.id, data.answer);
    });
    started.addEventListener('error', () => giveUp(started));
    started.addEventListener('messageerror', () => giveUp(started));
    return started;
  };
  return (job) => {
    if (faults >= mostFaults) return Promise.resolve(null);
    const id = ++lastId;
    return new Promise((resolve) => {
      let asked: WorkerLike<Job> | null = null;
      const timer = setTimeout(() => giveUp(asked), timeoutMs);
      pending.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      try {
        asked = running();
        asked.postMessage({ id, job });
      } catch {
        giveUp(worker);
      }
    });
  };
}
