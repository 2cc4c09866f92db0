import { askWorker, makeWorkerSlot, type WorkerLike } from './worker-slot';

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
 * A client for a worker, with one numbered message for each job. One that hangs or fails is replaced with the next job, and all its
 * pending jobs are answered with null.
 */
export function makeWorkerClient<Job, Answer>(
  start: () => WorkerLike<WorkerRequest<Job>>,
  { timeoutMs, mostFaults }: WorkerRules,
): AskWorker<Job, Answer> {
  const slot = makeWorkerSlot<Job, Answer, never, WorkerRequest<Job>, WorkerReply<Answer>>({
    start,
    write: (id, job) => ({ id, job }),
    read: ({ id, answer }) => ({ kind: 'answer', id, answer }),
    timeoutMs: () => timeoutMs,
    mostFaults,
  });
  return async (job) => {
    const end = await askWorker(slot, job);
    return end.ok ? end.value : null;
  };
}
