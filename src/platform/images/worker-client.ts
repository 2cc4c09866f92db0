import type { ImageJob } from './image-jobs';
import type { DrawnPicture } from './paint';

/** What is needed of a worker, so that tests can put in their own. */
export interface WorkerLike {
  readonly postMessage: (request: ImageRequest, transfer: Transferable[]) => void;
  readonly addEventListener: Worker['addEventListener'];
  readonly terminate: () => void;
}

export interface ImageRequest {
  readonly id: number;
  readonly job: ImageJob;
}

export interface ImageReply {
  readonly id: number;
  /** Null where the worker could not do it. */
  readonly picture: DrawnPicture | null;
}

export type AskWorker = (job: ImageJob) => Promise<DrawnPicture | null>;

/** How long a worker may be silent about a job: it leaves the page time to do it before the visitor is told. */
export const WORKER_PATIENCE_MS = 6000;

/** A worker that fails so often in a row, without an answer between, will not do better. */
const MOST_FAULTS = 2;

/**
 * Asks a worker, one numbered message for each job. The worker starts with the first. One that hangs or breaks down is
 * replaced, and null is the answer to all that it had to do; once it has failed twice in a row, to all that follows.
 */
export function makeWorkerClient(start: () => WorkerLike): AskWorker {
  const pending = new Map<number, (picture: DrawnPicture | null) => void>();
  let worker: WorkerLike | null = null;
  let faults = 0;
  let lastId = 0;

  const settle = (id: number, picture: DrawnPicture | null): void => {
    pending.get(id)?.(picture);
    pending.delete(id);
  };
  const giveUp = (failed: WorkerLike | null): void => {
    // What a worker says after its end concerns nobody.
    if (failed !== worker) return;
    worker?.terminate();
    worker = null;
    faults += 1;
    for (const id of pending.keys()) settle(id, null);
  };
  const running = (): WorkerLike => {
    if (worker !== null) return worker;
    const started = start();
    worker = started;
    started.addEventListener('message', ({ data }: MessageEvent<ImageReply>) => {
      if (worker !== started) return;
      faults = 0;
      settle(data.id, data.picture);
    });
    started.addEventListener('error', () => giveUp(started));
    started.addEventListener('messageerror', () => giveUp(started));
    return started;
  };
  return (job) => {
    if (faults >= MOST_FAULTS) return Promise.resolve(null);
    const id = ++lastId;
    return new Promise((resolve) => {
      let asked: WorkerLike | null = null;
      const timer = setTimeout(() => giveUp(asked), WORKER_PATIENCE_MS);
      pending.set(id, (picture) => {
        clearTimeout(timer);
        resolve(picture);
      });
      try {
        asked = running();
        asked.postMessage({ id, job }, []);
      } catch {
        giveUp(worker);
      }
    });
  };
}
