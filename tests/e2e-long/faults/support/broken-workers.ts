import type { Page } from '../../../e2e/support/test';

/** How a worker ends a job that it has begun: it reports an error, is gone without a message, or never answers. */
export const WORKER_ENDS = ['throws', 'is gone', 'never answers'] as const;
export type WorkerEnd = (typeof WORKER_ENDS)[number];

type Faults = Partial<Record<string, { readonly end: WorkerEnd; times: number }>>;

declare global {
  interface Window {
    workerFaults: Faults;
  }
}

/** Lets the workers of the page be broken later; called before the page is opened. */
export async function makeBreakable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.workerFaults = {};
    // A page waits for a worker for up to a minute. What is waited for as long passes faster while something is broken.
    const [timeoutMs, times] = [6000, 5];
    const later = window.setTimeout.bind(window);
    const sooner = (handler: TimerHandler, ms = 0, ...rest: unknown[]) => {
      const isBroken = Object.values(window.workerFaults).some((fault) => fault?.times !== 0);
      return later(handler, isBroken && ms >= timeoutMs ? ms / times : ms, ...rest);
    };
    Object.assign(window, { setTimeout: sooner });
    const names = new WeakMap<Worker, string>();
    // What Playwright makes of private fields does not come along into the page.
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        names.set(this, options?.name ?? '');
      }

      override postMessage(message: unknown): void {
        const fault = window.workerFaults[names.get(this) ?? ''];
        if (fault === undefined || fault.times === 0) return super.postMessage(message);
        fault.times -= 1;
        if (fault.end === 'never answers') return;
        super.postMessage(message);
        // By now it is at work.
        super.terminate();
        if (fault.end === 'throws') setTimeout(() => this.dispatchEvent(new Event('error')));
      }
    };
  });
}

/** From now on so many jobs of a worker end badly. */
export async function breakWorker(
  page: Page,
  name: string,
  end: WorkerEnd,
  times = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  await page.evaluate(
    ([worker, how, count]) => {
      window.workerFaults[worker] = { end: how, times: count };
    },
    [name, end, times] as const,
  );
}

export async function fixWorkers(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.workerFaults = {};
  });
}
