import { setTimeout as sleep } from 'node:timers/promises';
import { frames, startRecording } from './in-page.mjs';
import { runSince, countsThreads } from './processor-time.mjs';

/**
 * What one event cost: processor time of the page's main thread and of all threads that draw it, in ms, and the longest
 * time between two frames. What is not known is not a number.
 *
 * @typedef {{ main: number, all: number, worstFrame: number }} Cost
 */

/** @typedef {Awaited<ReturnType<typeof openMeter>>} Meter */

/** The processes that are counted with the page: its own, with its workers, and the one that draws for all pages. */
const DRAWING = new Set(['renderer', 'GPU']);
const MB = 2 ** 20;

/** @param {import('playwright').Page} page */
export async function openMeter(page) {
  const session = await page.context().newCDPSession(page);
  const whole = await page.context().browser()?.newBrowserCDPSession();
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');

  /** @param {string} wanted */
  const metric = async (wanted) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  };
  const processes = async () => {
    const info = await whole?.send('SystemInfo.getProcessInfo');
    return (info?.processInfo ?? []).filter(({ type }) => DRAWING.has(type)).map(({ id }) => id);
  };
  /** What the main thread has run since the page began, in ms. */
  const ownTime = async () => (await metric('ThreadTime')) * 1000;
  /** What all threads run meanwhile, in ms. @param {() => Promise<unknown>} work */
  const allThreads = async (work) => {
    const { now } = runSince(await processes());
    await work();
    return countsThreads() ? runSince(await processes(), now).ms : Number.NaN;
  };
  /** In MB, after a garbage collection. */
  const memory = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await metric('JSHeapUsedSize')) / MB;
  };
  return { ownTime, allThreads, memory, costOf: makeCostOf(page, ownTime, allThreads) };
}

/**
 * @param {import('playwright').Page} page
 * @param {() => Promise<number>} ownTime
 * @param {(work: () => Promise<unknown>) => Promise<number>} allThreads
 */
function makeCostOf(page, ownTime, allThreads) {
  /**
   * What each of some events took. `restMs` is how long what they set going may go on.
   *
   * @param {number} events
   * @param {() => Promise<unknown>} send Sends them, each after the page has answered the last.
   * @param {number} [restMs]
   * @returns {Promise<Cost>}
   */
  return async function costOf(events, send, restMs = 0) {
    const recorder = await page.evaluateHandle(startRecording);
    await page.evaluate(frames, 2);
    const start = await ownTime();
    const all = await allThreads(async () => {
      await send();
      await page.evaluate(frames, 2);
      await sleep(restMs);
    });
    const main = (await ownTime()) - start;
    const { handled, worstFrame } = await recorder.evaluate(({ stop }) => stop());
    if (handled < events) throw new Error(`The page met ${handled} of ${events} events.`);
    return { main: main / events, all: all / events, worstFrame };
  };
}
