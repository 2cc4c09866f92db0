import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from '../../../src/ui/hooks/at-most-every';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('however often it is asked, it calls once, and again when it is asked again', () => {
  const call = vi.fn<() => void>();
  const { ask } = atMostEvery(80, call);
  for (let i = 0; i < 5; i++) ask();
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(80);
  expect(call).toHaveBeenCalledTimes(1);
  ask();
  vi.advanceTimersByTime(80);
  expect(call).toHaveBeenCalledTimes(2);
});

test('what was asked can be taken back, and asked again', () => {
  const call = vi.fn<() => void>();
  const { ask, stop } = atMostEvery(80, call);
  ask();
  stop();
  vi.advanceTimersByTime(200);
  expect(call).not.toHaveBeenCalled();
  ask();
  vi.advanceTimersByTime(80);
  expect(call).toHaveBeenCalledTimes(1);
});
