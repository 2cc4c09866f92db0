import { expect, type Page } from '@playwright/test';

/** Waits until nothing on the page moves or fades any more, but for what never ends. */
export async function motionEnded(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countMoving), 'How much moves on the page').toBe(0);
}

function countMoving(): number {
  return document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .filter(({ playState }) => playState === 'running').length;
}
