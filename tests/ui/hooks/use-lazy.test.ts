import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { lazy } from '../../../src/base/lazy';
import { awaitLazy, onLazyMissing, retryLazy } from '../../../src/ui/hooks/use-lazy';

describe('code that loads late', () => {
  test('is loaded once, and reported when it is there', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('code'));
    const code = lazy(load);
    const listener = vi.fn<() => void>();
    code.subscribe(listener);
    expect(code.current()).toBeNull();
    code.prefetch();
    expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
    expect(code.current()).toBe('code');
    code.prefetch();
    expect(load).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is loaded again after a failure', async () => {
    const load = vi
      .fn<() => Promise<string>>(() => Promise.resolve('code'))
      .mockRejectedValueOnce(new Error('offline'));
    const code = lazy(load);
    const listener = vi.fn<() => void>();
    const unsubscribe = code.subscribe(listener);
    await expect(code.load()).rejects.toThrow('offline');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(code.current()).toBeNull();
    unsubscribe();
    expect(await code.load()).toBe('code');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('code that does not load', () => {
  test('is reported where a component waits for it, and loads when all is tried again', async () => {
    const { code, listener } = missing();
    const leave = awaitLazy(code);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    expect(code.current()).toBeNull();
    retryLazy();
    await vi.waitFor(() => expect(code.current()).toBe('code'));
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
  });

  test('is reported once where several components wait for it', async () => {
    const { code, listener } = missing();
    const leave = [awaitLazy(code), awaitLazy(code)];
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    leave[0]?.();
    retryLazy();
    await vi.waitFor(() => expect(code.current()).toBe('code'));
    expect(listener).toHaveBeenCalledTimes(1);
    leave[1]?.();
  });

  test('is not reported where no component waits for it any more', async () => {
    const { code, load, listener } = missing();
    const leave = awaitLazy(code);
    leave();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    retryLazy();
    expect(load).toHaveBeenCalledTimes(1);
    expect(listener).not.toHaveBeenCalled();
  });

  test('is reported once a component waits, though it was prefetched before', async () => {
    const { code, listener } = missing();
    code.prefetch();
    const leave = awaitLazy(code);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    leave();
  });
});

/** Code that does not load at first, and what is called then. */
function missing() {
  const load = vi
    .fn<() => Promise<string>>(() => Promise.resolve('code'))
    .mockRejectedValueOnce(new Error('There is a new release'));
  const listener = vi.fn<() => void>();
  onTestFinished(onLazyMissing(listener));
  return { code: lazy(load), load, listener };
}
