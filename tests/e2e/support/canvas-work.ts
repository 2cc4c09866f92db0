import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';

/** What the browser and React did during something. All are counts, so no machine is too slow for them. */
export interface Work {
  readonly layouts: number;
  readonly styleRecalculations: number;
  /** Elements whose style was found again. */
  readonly styled: number;
  /** Boxes that were laid out again. */
  readonly laidOut: number;
  /** Layouts that began at the root of the page: something changed that no box keeps to itself. */
  readonly wholePages: number;
  readonly commits: number;
  /** The elements of the design whose nodes were changed, by id. */
  readonly changed: readonly string[];
}

interface PageWork {
  isCounting: boolean;
  commits: number;
  readonly changed: Set<string>;
}

declare global {
  interface Window {
    canvasWork: PageWork;
  }
}

/** Work that waits for the pointer to be idle for as long as this does not come while the work of the pointer is counted. */
const REST_MS = 50;

/** Lets the page report what React commits, and how slow the machine is change nothing; called before the page is opened. */
export async function makeCountable(page: Page): Promise<void> {
  await page.addInitScript((restMs) => {
    window.canvasWork = { isCounting: false, commits: 0, changed: new Set() };
    const later = window.setTimeout.bind(window);
    const timer = (handler: TimerHandler, ms = 0, ...rest: unknown[]) => {
      const isOff = window.canvasWork.isCounting && ms >= restMs;
      return later(handler, isOff ? ms + 60_000 : ms, ...rest);
    };
    Object.assign(window, { setTimeout: timer });
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        window.canvasWork.commits += 1;
      },
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  }, REST_MS);
}

/** What some action on the canvas takes, from the first frame before it to the second after it. */
export async function workOf(page: Page, action: () => Promise<void>): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const observer = await page.evaluateHandle(watchElements);
  await frames(page, 2);
  const before = await counts(session);
  const traced = await trace(session, async () => {
    await page.evaluate(() => {
      window.canvasWork.isCounting = true;
      window.canvasWork.commits = 0;
      window.canvasWork.changed.clear();
    });
    await action();
    await frames(page, 2);
  });
  const after = await counts(session);
  const inPage = await page.evaluate(() => {
    const { commits, changed } = window.canvasWork;
    window.canvasWork.isCounting = false;
    return { commits, changed: [...changed].toSorted() };
  });
  await observer.evaluate((watching) => watching.disconnect());
  await session.detach();
  return {
    layouts: after.layouts - before.layouts,
    styleRecalculations: after.styleRecalculations - before.styleRecalculations,
    ...traced,
    ...inPage,
  };
}

/** Waits for so many frames. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Runs in the page: notes which elements of the design have a node that changes. */
function watchElements(): MutationObserver {
  const list = document.querySelector('svg[aria-label="Design canvas"] g[aria-label="Design"]');
  if (list === null) throw new Error('There is no design');
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const node = target instanceof Element ? target : target.parentElement;
      const id = node?.closest('[data-element-id]')?.getAttribute('data-element-id');
      window.canvasWork.changed.add(id ?? 'the list');
    }
  });
  observer.observe(list, {
    subtree: true,
    attributes: true,
    childList: true,
    characterData: true,
  });
  return observer;
}

async function counts(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (wanted: string): number => {
    const metric = metrics.find(({ name }) => name === wanted);
    if (metric === undefined) throw new Error(`The browser does not count ${wanted}`);
    return metric.value;
  };
  return { layouts: valueOf('LayoutCount'), styleRecalculations: valueOf('RecalcStyleCount') };
}

/** What Chromium reports of a style recalculation and of a layout; all else in the trace is passed over. */
const TraceEvent = z.union([
  z.object({
    name: z.literal('UpdateLayoutTree'),
    args: z.object({ elementCount: z.number() }),
  }),
  z.object({
    name: z.literal('Layout'),
    args: z.object({
      beginData: z.object({ dirtyObjects: z.number(), partialLayout: z.boolean() }),
    }),
  }),
]);

async function trace(
  session: CDPSession,
  action: () => Promise<void>,
): Promise<Pick<Work, 'styled' | 'laidOut' | 'wholePages'>> {
  const found = { styled: 0, laidOut: 0, wholePages: 0 };
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const { data } = TraceEvent.safeParse(event);
      if (data?.name === 'UpdateLayoutTree') found.styled += data.args.elementCount;
      if (data?.name !== 'Layout') continue;
      const { dirtyObjects, partialLayout } = data.args.beginData;
      found.laidOut += dirtyObjects;
      if (!partialLayout) found.wholePages += 1;
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await action();
  const isComplete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await isComplete;
  return found;
}
