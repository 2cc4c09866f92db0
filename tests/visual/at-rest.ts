import type { Page } from '@playwright/test';

/* When a page has come to rest: nothing of it is still to come by itself, however busy the machine is. */

/** For so many frames nothing changes: about a quarter of a second. */
const FRAMES = 15;

const TIMEOUT_MS = 30_000;

declare global {
  interface Window {
    /** For how many calls in a row, one in each frame, nothing has changed and nothing was waited for. */
    framesAtRest: () => number;
  }
}

/** What becomes of what a page does only after a while, such as the end of a notice. */
export type Late = 'comes' | 'never comes';

/** Lets a page report when it rests; called before the page is opened. All of it counts as seen: a picture shows it whole. */
export async function watchRest(page: Page, late: Late): Promise<void> {
  await page.addInitScript((lateTimers) => {
    const awaited = new Set<unknown>();
    let frames = 0;
    // What is within a frame is made of classes of its own: `instanceof` does not match it.
    const hasCome = (shown: Document | ShadowRoot): boolean =>
      [...shown.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')].every(
        ({ complete }) => complete,
      ) &&
      [...shown.querySelectorAll('iframe')].every(({ contentDocument }) =>
        isWhole(contentDocument),
      ) &&
      [...shown.querySelectorAll('*')].every(
        ({ shadowRoot }) => shadowRoot === null || hasCome(shadowRoot),
      );
    const isWhole = (page: Document | null): boolean =>
      page === null ||
      (page.readyState === 'complete' && page.fonts.status === 'loaded' && hasCome(page));
    window.framesAtRest = () => (frames = awaited.size === 0 && isWhole(document) ? frames + 1 : 0);
    new MutationObserver(() => {
      frames = 0;
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });

    // What is later than this is not waited for.
    const latestMs = 2000;
    const { setTimeout: later, clearTimeout: never } = window;
    let running: TimerHandler | null = null;
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, ms = 0, ...rest: unknown[]) => {
        if (typeof handler !== 'function') return later(handler, ms, ...rest);
        if (ms > latestMs) {
          return later(lateTimers === 'comes' ? handler : () => undefined, ms, ...rest);
        }
        const id = later(() => {
          awaited.delete(`timer ${id}`);
          running = handler;
          try {
            handler(...rest);
          } finally {
            running = null;
          }
        }, ms);
        // What looks again and again is not waited for.
        if (running !== handler) awaited.add(`timer ${id}`);
        return id;
      },
      clearTimeout: (id: number | undefined) => {
        awaited.delete(`timer ${id}`);
        never(id);
      },
    });

    const { requestIdleCallback: whenIdle, cancelIdleCallback: callOff } = window;
    Object.assign(window, {
      requestIdleCallback: (callback: IdleRequestCallback, options?: IdleRequestOptions) => {
        const id = whenIdle((deadline) => {
          awaited.delete(`idle ${id}`);
          callback(deadline);
        }, options);
        awaited.add(`idle ${id}`);
        return id;
      },
      cancelIdleCallback: (id: number) => {
        awaited.delete(`idle ${id}`);
        callOff(id);
      },
    });

    // What Playwright makes of private fields does not come along into the page.
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        for (const end of ['message', 'error']) {
          this.addEventListener(end, () => awaited.delete(this));
        }
      }

      override postMessage(message: unknown): void {
        awaited.add(this);
        super.postMessage(message);
      }

      override terminate(): void {
        awaited.delete(this);
        super.terminate();
      }
    };

    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, { rootMargin: '20000px', ...options });
      }
    };
  }, late);
}

/** Waits until a page rests; one that never does is an error. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction((most) => window.framesAtRest() >= most, FRAMES, {
    polling: 'raf',
    timeout: TIMEOUT_MS,
  });
}
