import type { ImageJob } from './image-jobs';
import type { DrawnPicture } from './paint';

/** What is needed of a worker, so that tests can put in their own. */
export interface WorkerLike {
  readonly postMessage: (request: ImageRequest, transfer: Transferable[]) => void;
  readonly addEventListener: Worker['addEventListener'];
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

/**
 * Asks a worker, one numbered message for each job. The worker starts with the first; null is the answer when it
 * cannot start or has broken down, then and from then on.
 */
export function makeWorkerClient(start: () => WorkerLike): AskWorker {
  const pending = new Map<number, (picture: DrawnPicture | null) => void>();
  let worker: WorkerLike | null = null;
  let isBroken = false;
  let lastId = 0;

  const giveUp = (): void => {
    isBroken = true;
    for (const settle of pending.values()) settle(null);
    pending.clear();
  };
  const running = (): WorkerLike => {
    if (worker !== null) return worker;
    worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<ImageReply>) => {
      pending.get(data.id)?.(data.picture);
      pending.delete(data.id);
    });
    worker.addEventListener('error', giveUp);
    worker.addEventListener('messageerror', giveUp);
    return worker;
  };
  return (job) => {
    if (isBroken) return Promise.resolve(null);
    const id = ++lastId;
    return new Promise((resolve) => {
      pending.set(id, resolve);
      try {
        running().postMessage({ id, job }, []);
      } catch {
        giveUp();
      }
    });
  };
}
