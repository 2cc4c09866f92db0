import { betweenViews } from '../../gestures/writing-view';
import { isSameView, type Viewport } from '../../gestures/viewport';
import type { LiveViewportStore } from './live-viewport';

const GLIDE_MS = 180;

export interface Glide {
  readonly stop: () => void;
  /** The view it has brought the canvas to so far. */
  readonly reached: () => Viewport;
}

/**
 * Brings the canvas to another view: smoothly, or at once where reduced motion is asked for. What else changes the view meanwhile
 * ends it, as a press and `stop` do.
 */
export function glide(live: LiveViewportStore, to: Viewport): Glide {
  const from = live.get();
  const isAtOnce = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isAtOnce || isSameView(from, to)) {
    if (!isSameView(from, to)) live.change(to);
    return { stop: () => undefined, reached: () => to };
  }
  const start = performance.now();
  let last = from;
  let frame = requestAnimationFrame(step);
  const ends = new AbortController();
  const stop = (): void => {
    ends.abort();
    cancelAnimationFrame(frame);
  };
  window.addEventListener('pointerdown', stop, { signal: ends.signal, capture: true });
  return { stop, reached: () => last };

  function step(now: number): void {
    if (!isSameView(live.get(), last)) {
      stop();
      return;
    }
    const left = 1 - Math.min(1, Math.max(0, now - start) / GLIDE_MS);
    last = left > 0 ? betweenViews(from, to, 1 - left ** 3) : to;
    live.change(last);
    if (left > 0) frame = requestAnimationFrame(step);
    else stop();
  }
}
