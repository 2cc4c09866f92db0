import { expect, test } from 'vitest';
import { makeTurns } from '../../src/platform/in-turn';

/** Tasks that end when a test ends them. */
function work() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
    begin: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
  };
}

test('one is done after the other, whatever became of the one before', async () => {
  const { begun, begin, end } = work();
  const inTurn = makeTurns();
  const broken = inTurn(() => Promise.reject(new Error('Broken')));
  const first = inTurn(begin('first'));
  const second = inTurn(begin('second'));
  await expect(broken).rejects.toThrow('Broken');
  await end('none');
  expect(begun).toEqual(['first']);
  await end('first');
  expect(begun).toEqual(['first', 'second']);
  await end('second');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('a task that is no longer awaited when its turn comes is not begun; one that has begun goes on', async () => {
  const { begun, begin, end } = work();
  const inTurn = makeTurns();
  const [running, queued] = [new AbortController(), new AbortController()];
  const first = inTurn(begin('first'), running.signal);
  const second = inTurn(begin('second'), queued.signal);
  const third = inTurn(begin('third'));
  await end('none');
  running.abort();
  queued.abort();
  await end('first');
  await expect(second).rejects.toThrow('abort');
  expect(await first).toBe('first');
  expect(begun).toEqual(['first', 'third']);
  await end('third');
  expect(await third).toBe('third');
});
