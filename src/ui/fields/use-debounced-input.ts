import { useEffect, useState } from 'react';

/** How long a text may stand in its field alone, in ms. What is taken over is saved 300 ms later: a second after the first letter. */
const LATEST_MS = 600;

/**
 * Calls `take` with what is typed, at most 600 ms after the first letter that is not taken yet, even while typing goes on, and
 * as soon as the page is hidden, before all is saved because it may be left.
 */
export function useDebouncedInput(take: (text: string) => void) {
  const [waiting] = useState(makeWaiting);
  useEffect(() => waiting.handTo(take), [waiting, take]);
  useEffect(() => {
    const { flush, drop } = waiting;
    addEventListener('visibilitychange', flush, true);
    return () => {
      removeEventListener('visibilitychange', flush, true);
      drop();
    };
  }, [waiting]);
  return waiting;
}

function makeWaiting() {
  let take: ((text: string) => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let text: string | null = null;
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    text = null;
  };
  const flush = (): void => {
    const typed = text;
    drop();
    if (typed !== null) take?.(typed);
  };
  const note = (typed: string): void => {
    text = typed;
    timer ??= setTimeout(flush, LATEST_MS);
  };
  const handTo = (next: (text: string) => void): void => {
    take = next;
  };
  return { note, flush, drop, handTo };
}
