/** The speed is measured over the last seconds alone: workers are slow to begin with, and may have to wait. */
const WINDOW_MS = 5000;
/** There is no estimate before. */
const FIRST_MS = 500;
/** How much a new estimate counts against the one before. */
const WEIGHT = 0.3;

/** Makes a function that estimates how long the rest takes, in ms, from how much is done each time; null while it cannot. */
export function makeTimeLeft(total: number, clock: () => number): (done: number) => number | null {
  const begun = clock();
  const ticks = [{ at: begun, done: 0 }];
  /** When all will be done. */
  let end: number | null = null;
  return (done) => {
    const at = clock();
    ticks.push({ at, done });
    while ((ticks[1]?.at ?? at) < at - WINDOW_MS) ticks.shift();
    const from = ticks[0] ?? { at: begun, done: 0 };
    if (at - begun < FIRST_MS || done <= from.done) return end === null ? null : rest(end, at);
    const estimate = at + ((at - from.at) / (done - from.done)) * (total - done);
    end = end === null ? estimate : end + (estimate - end) * WEIGHT;
    return done >= total ? 0 : rest(end, at);
  };
}

function rest(end: number, at: number): number {
  return Math.max(0, end - at);
}
