/**
 * An event of Chromium's trace; times in microseconds. `tdur` counts what the thread ran, `dur` also
 * what it waited for a processor.
 *
 * @typedef {{ name: string, cat: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { data?: { type?: string } } }} TraceEvent
 */

/** The fewest categories that report tasks and the work in them: tracing an event costs time on the thread itself. */
const CATEGORIES = ['toplevel', 'devtools.timeline'];

/**
 * Runs some work while Chromium traces.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @param {() => Promise<unknown>} work
 * @returns {Promise<TraceEvent[]>}
 */
export async function trace(browser, page, work) {
  await browser.startTracing(page, { categories: CATEGORIES, screenshots: false });
  await work();
  const buffer = await browser.stopTracing();
  return JSON.parse(buffer.toString('utf8')).traceEvents;
}
