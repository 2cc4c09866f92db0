/** Longer than this nobody waits for the browser to be idle. */
const LATEST_MS = 2_000;

/** For Safari, which does not tell when it is idle. */
const WITHOUT_IDLE_MS = 300;

/** Calls once, when the browser has nothing else to do; the answer takes that back. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
