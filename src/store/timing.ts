interface DebounceDelays {
  /** How long after the last request the task runs, in ms. */
  readonly restMs: number;
  /**
   * How long after the first request the task runs at the latest, in ms: requests that never rest must not put it off forever.
   */
  readonly latestMs: number;
}

/** Returns a function that requests a task: it runs once for all requests in a row. */
export function debounce(task: () => void, { restMs, latestMs }: DebounceDelays): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    clearTimeout(rest);
    clearTimeout(latest);
    latest = undefined;
    task();
  };
  return () => {
    clearTimeout(rest);
    rest = setTimeout(run, restMs);
    latest ??= setTimeout(run, latestMs);
  };
}

/** What a promise gives, or `late` where it does not come in time. What it gives later is dropped. */
export function withTimeout<T>(promise: Promise<T>, limitMs: number, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
