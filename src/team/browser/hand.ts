import type { RasterImage, RasterRequest } from '../../export/types';
import type { FromTeamWorker, TeamAnswer, TeamJob, TeamWorker } from './messages';

export interface HandRules {
  readonly start: () => TeamWorker;
  /** How long a worker may be silent about a job, in ms; while the page draws for it, nobody counts. */
  readonly patienceMs: (job: TeamJob) => number;
  readonly draw: (request: RasterRequest) => Promise<RasterImage | null>;
}

export interface Task {
  readonly job: TeamJob;
  /** Null where the worker broke down or hung. */
  readonly settle: (answer: TeamAnswer | null) => void;
}

/** One worker of a pool, with one job at a time. */
export interface Hand {
  readonly isBusy: () => boolean;
  readonly begin: (task: Task) => void;
  readonly close: () => void;
}

/** The worker starts with the first job, and is replaced with the next one after it broke down. `onEnd` hears of each job's end. */
export function makeHand(
  { start, patienceMs, draw }: HandRules,
  onEnd: (isFault: boolean) => void,
): Hand {
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
    // What a worker says after its end concerns nobody.
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
    timer = setTimeout(() => giveUp(watched), patienceMs(task.job));
  };
  const drawFor = async (asker: TeamWorker, number: number, request: RasterRequest) => {
    drawings += 1;
    watch();
    const image = await draw(request);
    if (worker !== asker) return;
    drawings -= 1;
    asker.postMessage({ kind: 'drawn', id: number, image });
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
