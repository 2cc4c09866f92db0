/** The longest wait for the browser to be idle, in ms. */
const LATEST_MS = 2_000;

/** The wait in ms in Safari, which has no `requestIdleCallback`. */
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
