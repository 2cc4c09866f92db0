/** How long the page may be blocked at once, in ms: too short to be noticed. */
const SLICE_MS = 30;

/**
 * Carries out work of unknown length slice by slice, so that the page answers in between. The work yields wherever it may rest.
 * Rejects once it is not wanted any more, and where it works for longer than `limitMs` in all.
 */
export async function inSlices<Value>(
  work: Generator<void, Value>,
  { isWanted, limitMs }: { readonly isWanted: () => boolean; readonly limitMs: number },
): Promise<Value> {
  for (let workedMs = 0; workedMs < limitMs;) {
    const start = performance.now();
    while (performance.now() < start + SLICE_MS) {
      const { done, value } = work.next();
      if (done === true) return value;
    }
    workedMs += performance.now() - start;
    await rest();
    if (!isWanted()) throw new Error('Nobody waits for it any more');
  }
  throw new RangeError('It takes too long');
}

/** The same in one go, where the work is known to be short. */
export function atOnce<Value>(work: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Lets the page do what waits. Timers would wait 4 ms each. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
