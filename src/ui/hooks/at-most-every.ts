interface Throttled {
  /** Asks for a call: all that is asked until it comes is that one. */
  readonly ask: () => void;
  /** Takes back what was asked. */
  readonly stop: () => void;
}

/** Calls at most once in so many ms, however often it is asked; the last time it is asked is always followed by a call. */
export function atMostEvery(ms: number, call: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        call();
      }, ms);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
