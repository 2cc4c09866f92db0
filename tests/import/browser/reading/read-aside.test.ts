import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  FromReadingWorker,
  ReadingJob,
} from '../../../../src/import/browser/reading/messages';
import { readAside, type ReadingWorker } from '../../../../src/import/browser/reading/reading-port';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const JOB: ReadingJob = { kind: 'link', hash: '#s1.' };
const ANSWER = { kind: 'link', text: { ok: true, value: 'read' } } as const;

interface FakeWorker extends ReadingWorker {
  readonly jobs: readonly ReadingJob[];
  readonly isOver: () => boolean;
  readonly reports: (message: FromReadingWorker) => void;
  readonly fails: (event: 'error' | 'messageerror') => void;
}

function fakeWorker(): FakeWorker {
  const events = new EventTarget();
  const jobs: ReadingJob[] = [];
  let isOver = false;
  return {
    jobs,
    isOver: () => isOver,
    postMessage: (job) => void jobs.push(job),
    addEventListener: events.addEventListener.bind(events),
    terminate: () => {
      isOver = true;
    },
    reports: (data) => void events.dispatchEvent(new MessageEvent('message', { data })),
    fails: (event) => void events.dispatchEvent(new Event(event)),
  };
}

test('what is read comes back, and the worker ends with it', async () => {
  const worker = fakeWorker();
  const read = readAside(JOB, () => worker);
  expect(worker.jobs).toEqual([JOB]);
  worker.reports({ kind: 'begun' });
  worker.reports({ kind: 'done', answer: ANSWER });
  expect(await read).toEqual(ANSWER);
  expect(worker.isOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('ten seconds after it has begun, a worker is ended', async () => {
  const worker = fakeWorker();
  const read = readAside(JOB, () => worker);
  await vi.advanceTimersByTimeAsync(30_000);
  worker.reports({ kind: 'begun' });
  await vi.advanceTimersByTimeAsync(9999);
  expect(worker.isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await read).toBeNull();
  expect(worker.isOver()).toBe(true);
});

test('a worker that never begins is ended, too', async () => {
  const worker = fakeWorker();
  const read = readAside(JOB, () => worker);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await read).toBeNull();
  expect(worker.isOver()).toBe(true);
});

test('a worker is ended once its answer is no longer awaited', async () => {
  const worker = fakeWorker();
  const wait = new AbortController();
  const read = readAside(JOB, () => worker, wait.signal);
  wait.abort();
  await expect(read).rejects.toThrow('aborted');
  expect(worker.isOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('no worker is started where the answer is no longer awaited', async () => {
  const start = vi.fn<() => ReadingWorker>(fakeWorker);
  await expect(readAside(JOB, start, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(start).not.toHaveBeenCalled();
});

test.each(['error', 'messageerror'] as const)(
  'a worker that breaks down with %s',
  async (event) => {
    const worker = fakeWorker();
    const read = readAside(JOB, () => worker);
    worker.fails(event);
    await expect(read).rejects.toThrow('broke down');
    expect(worker.isOver()).toBe(true);
  },
);
