interface DebounceDelays {
  /** How long nobody may ask again before the task runs, in ms. */
  readonly restMs: number;
  /** How long after the first asking the task runs at the latest, in ms: a hand that never rests must not put it off for ever. */
  readonly latestMs: number;
}

/** Gives a function that asks for a task: it runs once for all that is asked in a row. */
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
