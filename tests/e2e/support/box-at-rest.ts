import type { Locator } from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** How many frames in a row something lies still until it is at rest. */
const FRAMES = 3;

/** The box of what is on the screen, in px, once it moves no more: what opens beside it may still push it away. */
export async function boxAtRest(what: Locator): Promise<Box> {
  await what.evaluate(async (node, frames) => {
    const place = () => JSON.stringify(node.getBoundingClientRect());
    for (let still = 0, last = ''; still < frames;) {
      await new Promise(requestAnimationFrame);
      still = place() === last ? still + 1 : 0;
      last = place();
    }
  }, FRAMES);
  const box = await what.boundingBox();
  if (box === null) throw new Error(`It is not on the screen: ${String(what)}`);
  return box;
}
