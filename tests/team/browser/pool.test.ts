import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RasterImage, RasterRequest } from '../../../src/export/types';
import type { TeamAnswer, TeamJob } from '../../../src/team/browser/messages';
import { makePool } from '../../../src/team/browser/pool';
import { fakeTeamWorker, type FakeTeamWorker } from '../../helpers/fake-team-worker';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const TIMEOUT_MS = 1000;
const REQUEST: RasterRequest = {
  kind: 'picture',
  id: 'logo',
  source: 'data:,',
  width: 1,
  height: 1,
  scale: 2,
  radius: 0,
  fit: 'cover',
};

function jobOf(source: string): TeamJob {
  return { kind: 'list', source };
}

function answerOf(problem: string): TeamAnswer {
  return { kind: 'failed', problem };
}

/** A drawing that takes until it is finished. */
function heldDrawing() {
  const finish: ((image: RasterImage) => void)[] = [];
  const drawing = new Promise<RasterImage>((resolve) => finish.push(resolve));
  return { drawing, finishDrawing: (image: RasterImage): void => finish[0]?.(image) };
}

async function drawNothing(): Promise<null> {
  return null;
}

const photoOf = async (): Promise<null> => null;

/** A pool with the workers that it has started. */
function poolOf(size: number, draw: () => Promise<RasterImage | null> = async () => null) {
  const workers: FakeTeamWorker[] = [];
  const start = () => {
    const worker = fakeTeamWorker();
    workers.push(worker);
    return worker;
  };
  const pool = makePool({ start, size, timeoutMs: () => TIMEOUT_MS, draw, photoOf });
  const answer = (at: number, problem: string): void => {
    const worker = workers[at];
    worker?.answer({ kind: 'answer', id: worker.jobId(), answer: answerOf(problem) });
  };
  /** What each worker was asked, in order. */
  const asked = () =>
    workers.map(({ heard }) =>
      heard.map((message) =>
        message.kind === 'job' && message.job.kind === 'list' ? message.job.source : message.kind,
      ),
    );
  return { pool, workers, answer, asked };
}

describe('jobs', () => {
  test('go to workers that are free, one at a time', async () => {
    const { pool, asked, answer } = poolOf(2);
    const given = ['a', 'b', 'c'].map((source) => pool.ask(jobOf(source)));
    expect(asked()).toEqual([['a'], ['b']]);
    answer(1, 'B');
    expect(asked()).toEqual([['a'], ['b', 'c']]);
    answer(0, 'A');
    answer(1, 'C');
    expect(await Promise.all(given)).toEqual(['A', 'B', 'C'].map(answerOf));
  });

  test('start no worker before there are any, and none that is not needed', async () => {
    const { pool, workers, answer } = poolOf(4);
    expect(workers).toHaveLength(0);
    const first = pool.ask(jobOf('a'));
    answer(0, 'A');
    await first;
    void pool.ask(jobOf('b'));
    expect(workers).toHaveLength(1);
  });

  test('that are urgent go before all that wait', () => {
    const { pool, asked, answer } = poolOf(1);
    for (const source of ['a', 'b']) void pool.ask(jobOf(source));
    void pool.ask(jobOf('now'), { isUrgent: true });
    answer(0, 'A');
    expect(asked()).toEqual([['a', 'now']]);
  });

  test('that were aborted are not begun', async () => {
    const { pool, asked, answer } = poolOf(1);
    void pool.ask(jobOf('a'));
    const stop = new AbortController();
    const given = pool.ask(jobOf('b'), { signal: stop.signal });
    void pool.ask(jobOf('c'));
    stop.abort();
    await expect(given).rejects.toThrow('abort');
    await expect(pool.ask(jobOf('d'), { signal: stop.signal })).rejects.toThrow('abort');
    answer(0, 'A');
    expect(asked()).toEqual([['a', 'c']]);
  });

  test('that are under way are waited for by the next one only', async () => {
    const { pool, asked, answer } = poolOf(1);
    const stop = new AbortController();
    const given = pool.ask(jobOf('a'), { signal: stop.signal });
    const next = pool.ask(jobOf('b'));
    stop.abort('enough');
    await expect(given).rejects.toThrow('Nobody waits');
    answer(0, 'A');
    expect(asked()).toEqual([['a', 'b']]);
    answer(0, 'B');
    expect(await next).toEqual(answerOf('B'));
  });
});

describe('a worker', () => {
  test.each(['error', 'messageerror'] as const)(
    'that breaks down (%s) is replaced',
    async (event) => {
      const { pool, workers, answer } = poolOf(1);
      const lost = pool.ask(jobOf('a'));
      const next = pool.ask(jobOf('b'));
      workers[0]?.fail(event);
      expect(await lost).toBeNull();
      expect(workers[0]?.isOver()).toBe(true);
      answer(1, 'B');
      expect(await next).toEqual(answerOf('B'));
    },
  );

  test('that hangs is replaced, and its late answer is ignored', async () => {
    const { pool, workers, answer } = poolOf(1);
    const lost = pool.ask(jobOf('a'));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(workers[0]?.isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await lost).toBeNull();
    const next = pool.ask(jobOf('b'));
    workers[0]?.answer({ kind: 'answer', id: 2, answer: answerOf('late') });
    workers[0]?.fail();
    answer(1, 'B');
    expect(await next).toEqual(answerOf('B'));
    expect(workers).toHaveLength(2);
  });

  test('that breaks down between jobs is replaced with the next', async () => {
    const { pool, workers, answer } = poolOf(1);
    const first = pool.ask(jobOf('a'));
    answer(0, 'A');
    await first;
    workers[0]?.fail();
    const next = pool.ask(jobOf('b'));
    answer(1, 'B');
    expect(await next).toEqual(answerOf('B'));
  });

  test('that the page draws for is waited for, and for its next job no longer than for any', async () => {
    const { drawing, finishDrawing } = heldDrawing();
    const { pool, workers } = poolOf(1, () => drawing);
    const lost = pool.ask(jobOf('a'));
    workers[0]?.answer({ kind: 'draw', id: 7, request: REQUEST });
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS * 10);
    expect(workers[0]?.isOver()).toBe(false);
    const image = { type: 'image/png', base64: 'AA' } as const;
    finishDrawing(image);
    await vi.advanceTimersByTimeAsync(0);
    expect(workers[0]?.heard.at(-1)).toEqual({ kind: 'drawn', id: 7, image });
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await lost).toBeNull();
  });

  test('is not started for ever where none works', async () => {
    const { pool, workers } = poolOf(1);
    for (let time = 0; time < 8; time += 1) {
      const lost = pool.ask(jobOf('a'));
      workers.at(-1)?.fail();
      expect(await lost).toBeNull();
    }
    await expect(pool.ask(jobOf('a'))).rejects.toThrow('do not work');
    expect(workers).toHaveLength(8);
  });

  test('that cannot even start breaks down', async () => {
    const start = vi.fn<() => never>(() => {
      throw new Error('Workers are forbidden');
    });
    const pool = makePool({
      start,
      size: 2,
      timeoutMs: () => TIMEOUT_MS,
      draw: drawNothing,
      photoOf,
    });
    expect(await pool.ask(jobOf('a'))).toBeNull();
    expect(start).toHaveBeenCalledTimes(1);
  });
});

test('closing ends all workers, whatever they are about, and starts no more', async () => {
  const { pool, workers } = poolOf(2);
  const given = ['a', 'b', 'c'].map((source) => pool.ask(jobOf(source)));
  const outcomes = Promise.allSettled(given);
  pool.close();
  expect(workers.map((worker) => worker.isOver())).toEqual([true, true]);
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  await expect(pool.ask(jobOf('d'))).rejects.toThrow('ended');
  expect(workers).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});
