import { expect, test } from 'vitest';
import { watchPointerIdle } from '../../src/platform/watch-pointer-idle';

test('the pointer counts as idle forever before its first event, and from its last event on', async () => {
  const pointer = watchPointerIdle(window);
  expect(pointer.restedMs()).toBe(Infinity);
  for (const event of [new PointerEvent('pointermove'), new WheelEvent('wheel')]) {
    const before = performance.now();
    window.dispatchEvent(event);
    expect(pointer.restedMs()).toBeLessThanOrEqual(performance.now() - before);
    await expect.poll(() => pointer.restedMs()).toBeGreaterThan(20);
  }
});

test.each(['pointerup', 'pointercancel', 'pointermove'])(
  'the pointer is not idle while a button is pressed, until %s reports that none is',
  async (end) => {
    const pointer = watchPointerIdle(window);
    window.dispatchEvent(new PointerEvent('pointerdown', { buttons: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(pointer.restedMs()).toBe(0);
    window.dispatchEvent(new PointerEvent(end, { buttons: 0 }));
    await expect.poll(() => pointer.restedMs()).toBeGreaterThan(0);
  },
);
