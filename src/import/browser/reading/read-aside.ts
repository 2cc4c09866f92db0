import type { FromReadingWorker, ReadingAnswer, ReadingJob } from './messages';

/** What is needed of the worker, so that tests can put in their own. */
export interface ReadingWorker {
  readonly postMessage: (job: ReadingJob) => void;
  readonly addEventListener: Worker['addEventListener'];
  readonly terminate: () => void;
}

/** How long the worker and the files may take to come: the device may be slow, or fetch them from elsewhere. */
const LONGEST_COMING_MS = 60_000;

/** How long reading may take from then on. What mail programs write takes a tenth of a second. */
const LONGEST_READING_MS = 10_000;

/**
 * Reads what others made in a worker of its own, which ends with it: when it is read, when it takes too long, when nobody waits for it
 * any more. Null where it took too long. Rejects where the worker breaks down, and as the signal says.
 */
export async function readAside(
  job: ReadingJob,
  start: () => ReadingWorker,
  signal?: AbortSignal,
): Promise<ReadingAnswer | null> {
  signal?.throwIfAborted();
  const worker = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      const wait = (limitMs: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve(null), limitMs);
      };
      const fail = (): void => reject(new Error('The worker that reads files broke down'));
      worker.addEventListener('message', ({ data }: MessageEvent<FromReadingWorker>) => {
        if (data.kind === 'begun') wait(LONGEST_READING_MS);
        else resolve(data.answer);
      });
      worker.addEventListener('error', fail);
      worker.addEventListener('messageerror', fail);
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: end.signal });
      wait(LONGEST_COMING_MS);
      worker.postMessage(job);
    });
  } finally {
    clearTimeout(timer);
    end.abort();
    worker.terminate();
  }
}
