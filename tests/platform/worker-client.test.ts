import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  makeWorkerClient,
  type WorkerLike,
  type WorkerRequest,
} from '../../src/platform/worker-client';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const JOB = 'draw';
const DRAWN = 'drawn';
const WORKER_PATIENCE_MS = 6000;
const RULES = { patienceMs: WORKER_PATIENCE_MS, mostFaults: 2 };

interface FakeWorker extends WorkerLike<string> {
  readonly asked: readonly WorkerRequest<string>[];
  readonly isOver: () => boolean;
  /** Answers the request of this number, counted from 0. */
  readonly answers: (index: number) => void;
  readonly fails: () => void;
}

function fakeWorker(): FakeWorker {
  const events = new EventTarget();
  const asked: WorkerRequest<string>[] = [];
  let isOver = false;
  return {
    asked,
    isOver: () => isOver,
    postMessage: (request) => void asked.push(request),
    addEventListener: events.addEventListener.bind(events),
    terminate: () => {
      isOver = true;
    },
    answers: (index) => {
      const data = { id: asked[index]?.id, answer: DRAWN };
      events.dispatchEvent(new MessageEvent('message', { data }));
    },
    fails: () => void events.dispatchEvent(new Event('error')),
  };
}

/** A client with the workers that it has started. */
function client() {
  const workers: FakeWorker[] = [];
  const ask = makeWorkerClient<string, string>(() => {
    const worker = fakeWorker();
    workers.push(worker);
    return worker;
  }, RULES);
  return { ask, workers };
}

async function waits(delayMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(delayMs);
}

describe('a worker that hangs', () => {
  test('is ended, all that it had to do is left to the page, and the next job gets another', async () => {
    const { ask, workers } = client();
    const lost = [ask(JOB), ask(JOB)];
    await waits(WORKER_PATIENCE_MS - 1);
    expect(workers[0]?.isOver()).toBe(false);
    await waits(1);
    expect(await Promise.all(lost)).toEqual([null, null]);
    expect(workers[0]?.isOver()).toBe(true);

    const next = ask(JOB);
    workers[1]?.answers(0);
    expect(await next).toEqual(DRAWN);
    expect(workers).toHaveLength(2);
  });

  test('has no say when it wakes up', async () => {
    const { ask, workers } = client();
    const lost = ask(JOB);
    await waits(WORKER_PATIENCE_MS);
    expect(await lost).toBeNull();
    const next = ask(JOB);
    workers[0]?.answers(0);
    workers[0]?.fails();
    workers[1]?.answers(0);
    expect(await next).toEqual(DRAWN);
  });

  test('is told from one that has answered in time', async () => {
    const { ask, workers } = client();
    const first = ask(JOB);
    workers[0]?.answers(0);
    await first;
    await waits(WORKER_PATIENCE_MS);
    expect(workers[0]?.isOver()).toBe(false);
  });
});

describe('a worker that fails', () => {
  test('is replaced once', async () => {
    const { ask, workers } = client();
    for (let time = 0; time < 4; time++) {
      const lost = ask(JOB);
      workers.at(-1)?.fails();
      expect(await lost).toBeNull();
    }
    expect(workers).toHaveLength(2);
  });

  test('is forgiven when the next one works', async () => {
    const { ask, workers } = client();
    for (let time = 0; time < 3; time++) {
      const lost = ask(JOB);
      workers.at(-1)?.fails();
      expect(await lost).toBeNull();
      const done = ask(JOB);
      workers.at(-1)?.answers(0);
      expect(await done).toEqual(DRAWN);
    }
    expect(workers).toHaveLength(4);
  });

  test('to start is not started for ever', async () => {
    const start = vi.fn<() => WorkerLike<string>>(() => {
      throw new Error('Workers are forbidden');
    });
    const ask = makeWorkerClient<string, string>(start, RULES);
    expect(await Promise.all([ask(JOB), ask(JOB), ask(JOB)])).toEqual([null, null, null]);
    expect(start).toHaveBeenCalledTimes(2);
  });
});
