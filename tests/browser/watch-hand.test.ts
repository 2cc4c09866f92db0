import { expect, test } from 'vitest';
import { watchPointerIdle } from '../../src/platform/watch-pointer-idle';

test('a hand has rested for ever before it does anything, and rests from its last move on', async () => {
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
  'it does not rest while it presses something, until %s says that it does not',
  async (end) => {
    const hand = watchPointerIdle(window);
    window.dispatchEvent(new PointerEvent('pointerdown', { buttons: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(hand.restedMs()).toBe(0);
    window.dispatchEvent(new PointerEvent(end, { buttons: 0 }));
    await expect.poll(() => hand.restedMs()).toBeGreaterThan(0);
  },
);
