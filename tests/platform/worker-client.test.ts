import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeWorkerClient, type WorkerRequest } from '../../src/platform/worker-client';
import type { WorkerLike } from '../../src/platform/worker-slot';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const JOB = 'draw';
const DRAWN = 'drawn';
const WORKER_TIMEOUT_MS = 6000;
const RULES = { timeoutMs: WORKER_TIMEOUT_MS, mostFaults: 2 };

interface FakeWorker extends WorkerLike<WorkerRequest<string>> {
  readonly asked: readonly WorkerRequest<string>[];
  readonly isOver: () => boolean;
  /** Answers the request of this number, counted from 0. */
  readonly answers: (index: number, answer?: string) => void;
  readonly fails: (event?: 'error' | 'messageerror') => void;
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
    answers: (index, answer = DRAWN) => {
      const data = { id: asked[index]?.id, answer };
      events.dispatchEvent(new MessageEvent('message', { data }));
    },
    fails: (event = 'error') => void events.dispatchEvent(new Event(event)),
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

/** As a browser does with what cannot be sent. */
function refuse(): never {
  throw new DOMException('It could not be cloned', 'DataCloneError');
}

async function waits(delayMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(delayMs);
}

describe('a worker', () => {
  test('is started with the first job, and is the same for all of them', async () => {
    const { ask, workers } = client();
    expect(workers).toHaveLength(0);
    const jobs = [ask('a'), ask('b')];
    expect(workers.map(({ asked }) => asked.map(({ job }) => job))).toEqual([['a', 'b']]);
    workers[0]?.answers(0);
    workers[0]?.answers(1);
    await Promise.all(jobs);
    void ask('c');
    expect(workers).toHaveLength(1);
  });

  test('may answer in any order: each answer goes to its own job', async () => {
    const { ask, workers } = client();
    const jobs = [ask('a'), ask('b'), ask('c')];
    for (const index of [2, 0, 1]) workers[0]?.answers(index, `drawn ${index}`);
    expect(await Promise.all(jobs)).toEqual(['drawn 0', 'drawn 1', 'drawn 2']);
  });

  test('may answer what was not asked, or twice, without effect', async () => {
    const { ask, workers } = client();
    const first = ask('a');
    workers[0]?.answers(7, 'of nobody');
    workers[0]?.answers(0, 'once');
    workers[0]?.answers(0, 'twice');
    expect(await first).toBe('once');
    const next = ask('b');
    workers[0]?.answers(1, 'next');
    expect(await next).toBe('next');
  });
});

describe('a worker that hangs', () => {
  test('is ended, all that it had to do is left to the page, and the next job gets another', async () => {
    const { ask, workers } = client();
    const lost = [ask(JOB), ask(JOB)];
    await waits(WORKER_TIMEOUT_MS - 1);
    expect(workers[0]?.isOver()).toBe(false);
    await waits(1);
    expect(await Promise.all(lost)).toEqual([null, null]);
    expect(workers[0]?.isOver()).toBe(true);

    const next = ask(JOB);
    workers[1]?.answers(0);
    expect(await next).toEqual(DRAWN);
    expect(workers).toHaveLength(2);
  });

  test('has no effect when it answers after all', async () => {
    const { ask, workers } = client();
    const lost = ask(JOB);
    await waits(WORKER_TIMEOUT_MS);
    expect(await lost).toBeNull();
    const next = ask(JOB);
    workers[0]?.answers(0);
    workers[0]?.fails();
    workers[1]?.answers(0);
    expect(await next).toEqual(DRAWN);
  });

  test('in one job is ended though it answers others, and what it had not begun is lost with it', async () => {
    const { ask, workers } = client();
    const [overflowing, other] = [ask('a'), ask('b')];
    await waits(WORKER_TIMEOUT_MS - 1);
    workers[0]?.answers(1);
    const late = ask('c');
    await waits(1);
    expect(await Promise.all([overflowing, other, late])).toEqual([null, DRAWN, null]);
    expect(workers[0]?.isOver()).toBe(true);
  });

  test('is distinguished from one that has answered in time', async () => {
    const { ask, workers } = client();
    const first = ask(JOB);
    workers[0]?.answers(0);
    await first;
    await waits(WORKER_TIMEOUT_MS);
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

  test.each(['error', 'messageerror'] as const)(
    'with %s loses all that it had to do',
    async (event) => {
      const { ask, workers } = client();
      const lost = [ask('a'), ask('b')];
      workers[0]?.fails(event);
      expect(await Promise.all(lost)).toEqual([null, null]);
      expect(workers[0]?.isOver()).toBe(true);
    },
  );

  test('is not waited for any longer', async () => {
    const { ask, workers } = client();
    const lost = ask('a');
    workers[0]?.fails();
    await lost;
    const next = ask('b');
    await waits(WORKER_TIMEOUT_MS - 1);
    workers[1]?.answers(0);
    expect(await next).toBe(DRAWN);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('to take a job is replaced as one that breaks down', async () => {
    const worker = { ...fakeWorker(), postMessage: () => refuse() };
    const ask = makeWorkerClient<string, string>(() => worker, RULES);
    expect(await ask('a')).toBeNull();
    expect(worker.isOver()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('no longer counts once the next one has worked', async () => {
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

  test('to start is started twice at most', async () => {
    const start = vi.fn<() => WorkerLike<WorkerRequest<string>>>(() => {
      throw new Error('Workers are forbidden');
    });
    const ask = makeWorkerClient<string, string>(start, RULES);
    expect(await Promise.all([ask(JOB), ask(JOB), ask(JOB)])).toEqual([null, null, null]);
    expect(start).toHaveBeenCalledTimes(2);
  });
});
