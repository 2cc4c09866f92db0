import { describe, expect, test, vi } from 'vitest';
import { onUse } from '../../src/ui/on-use';

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
