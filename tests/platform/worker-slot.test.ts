import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '../../src/base/result';
import {
  askWorker,
  makeWorkerSlot,
  type RunningWorker,
  type WorkerMessage,
} from '../../src/platform/worker-slot';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const TIMEOUT_MS = 1000;

function fakeWorker() {
  const events = new EventTarget();
  const worker = {
    heard: new Array<string>(),
    isOver: false,
    postMessage: (message: string) => void worker.heard.push(message),
    addEventListener: events.addEventListener.bind(events),
    terminate: () => {
      worker.isOver = true;
    },
    sends: (data: WorkerMessage<string, string>) =>
      void events.dispatchEvent(new MessageEvent('message', { data })),
    fails: () => void events.dispatchEvent(new Event('error')),
  };
  return worker;
}

function slotOf(onNote?: (note: string, worker: RunningWorker<string>) => void) {
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const slot = makeWorkerSlot<string, string, string, string, WorkerMessage<string, string>>({
    start: () => {
      const worker = fakeWorker();
      workers.push(worker);
      return worker;
    },
    write: (id, job) => `${id} ${job}`,
    read: (message) => message,
    timeoutMs: () => TIMEOUT_MS,
    mostFaults: 2,
    ...(onNote && { onNote }),
  });
  return { slot, workers };
}

const note = { kind: 'note', note: 'half' } as const;

test('an answer without a number is that of the job that waits longest', async () => {
  const { slot, workers } = slotOf();
  const ends = ['a', 'b'].map((job) => askWorker(slot, job));
  workers[0]?.sends({ kind: 'answer', id: 'oldest', answer: 'A' });
  workers[0]?.sends({ kind: 'answer', id: 'oldest', answer: 'B' });
  workers[0]?.sends({ kind: 'answer', id: 'oldest', answer: 'C' });
  expect(await Promise.all(ends)).toEqual([
    { ok: true, value: 'A' },
    { ok: true, value: 'B' },
  ]);
});

test('a note gives the worker more time, and what it asks for', async () => {
  const { slot, workers } = slotOf((given, worker) => {
    worker.allow(5000);
    worker.post(`${given} more`);
  });
  const end = askWorker(slot, 'a');
  workers[0]?.sends(note);
  await vi.advanceTimersByTimeAsync(4999);
  expect(workers[0]).toMatchObject({ heard: ['1 a', 'half more'], isOver: false });
  await vi.advanceTimersByTimeAsync(1);
  expect(await end).toEqual({ ok: false, problem: 'stuck' });
});

test('a pause stops the clock until the last one ends, and has no effect on the next worker', async () => {
  const resumes: (() => void)[] = [];
  const { slot, workers } = slotOf((_note, worker) => void resumes.push(worker.pause()));
  const end = askWorker(slot, 'a');
  workers[0]?.sends(note);
  workers[0]?.sends(note);
  resumes[0]?.();
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS * 9);
  expect(workers[0]?.isOver).toBe(false);
  workers[0]?.fails();
  expect(await end).toEqual({ ok: false, problem: 'broken' });
  const next = askWorker(slot, 'b');
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  resumes[1]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(await next).toEqual({ ok: false, problem: 'stuck' });
});

test('a job that begins as another is lost goes to the next worker', async () => {
  const { slot, workers } = slotOf();
  const next = new Promise<Result<string, string>>((resolve) => {
    slot.send('a', () => slot.send('b', resolve));
  });
  workers[0]?.fails();
  workers[1]?.sends({ kind: 'answer', id: 2, answer: 'B' });
  expect(await next).toEqual({ ok: true, value: 'B' });
  expect(workers.map(({ heard }) => heard)).toEqual([['1 a'], ['2 b']]);
});

test('closing ends the worker and its jobs, and a later job gets another', async () => {
  const { slot, workers } = slotOf();
  const end = askWorker(slot, 'a');
  slot.close();
  expect(await end).toEqual({ ok: false, problem: 'closed' });
  expect(workers[0]?.isOver).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  void askWorker(slot, 'b');
  expect(workers).toHaveLength(2);
});

test('a message without an answer starts the worker, too, but none that has failed too often', async () => {
  const { slot, workers } = slotOf();
  slot.post('begin');
  expect(workers[0]?.heard).toEqual(['begin']);
  workers[0]?.fails();
  slot.post('begin');
  workers[1]?.fails();
  slot.post('begin');
  expect(await askWorker(slot, 'a')).toEqual({ ok: false, problem: 'broken' });
  expect(workers).toHaveLength(2);
});
