import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { onUse, wantAgain, whenMissing } from '../../src/ui/on-use';

describe('code that comes on use', () => {
  test('is sent for once, and tells when it is there', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('code'));
    const code = onUse(load);
    const told = vi.fn<() => void>();
    code.subscribe(told);
    expect(code.now()).toBeNull();
    code.want();
    code.want();
    await vi.waitFor(() => expect(code.now()).toBe('code'));
    code.want();
    expect(load).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('is asked for again where it did not come', async () => {
    const load = vi
      .fn<() => Promise<string>>(() => Promise.resolve('code'))
      .mockRejectedValueOnce(new Error('offline'));
    const code = onUse(load);
    const told = vi.fn<() => void>();
    const end = code.subscribe(told);
    code.want();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(code.now()).toBeNull();
    end();
    code.want();
    await vi.waitFor(() => expect(code.now()).toBe('code'));
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('code that does not come', () => {
  test('is told where somebody waits for it, and comes when all is sent for again', async () => {
    const { code, told } = missing();
    const leave = code.await();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(code.now()).toBeNull();
    wantAgain();
    await vi.waitFor(() => expect(code.now()).toBe('code'));
    expect(told).toHaveBeenCalledTimes(1);
    leave();
  });

  test('is nobody’s business where nobody waits for it', async () => {
    const { code, load, told } = missing();
    const leave = code.await();
    leave();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    wantAgain();
    expect(load).toHaveBeenCalledTimes(1);
    expect(told).not.toHaveBeenCalled();
  });

  test('is told once somebody waits, though it was sent for before', async () => {
    const { code, told } = missing();
    code.want();
    const leave = code.await();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    leave();
  });
});

/** Code that does not come at first, and who is told of it. */
function missing() {
  const load = vi
    .fn<() => Promise<string>>(() => Promise.resolve('code'))
    .mockRejectedValueOnce(new Error('There is a new release'));
  const told = vi.fn<() => void>();
  const end = whenMissing(told);
  onTestFinished(end);
  return { code: onUse(load), load, told };
}
