import { expect, test } from 'vitest';
import { watchPointerIdle } from '../../src/platform/watch-pointer-idle';

test('the pointer counts as idle forever before its first event, and from its last event on', async () => {
  const hand = watchPointerIdle(window);
  expect(hand.restedMs()).toBe(Infinity);
  for (const event of [new PointerEvent('pointermove'), new WheelEvent('wheel')]) {
    const before = performance.now();
    window.dispatchEvent(event);
    expect(hand.restedMs()).toBeLessThanOrEqual(performance.now() - before);
    await expect.poll(() => hand.restedMs()).toBeGreaterThan(20);
  }
});

test.each(['pointerup', 'pointercancel', 'pointermove'])(
  'the pointer is not idle while a button is pressed, until %s reports that none is',
  async (end) => {
    const hand = watchPointerIdle(window);
    window.dispatchEvent(new PointerEvent('pointerdown', { buttons: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(hand.restedMs()).toBe(0);
    window.dispatchEvent(new PointerEvent(end, { buttons: 0 }));
    await expect.poll(() => hand.restedMs()).toBeGreaterThan(0);
  },
);
