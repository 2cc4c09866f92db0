import { betweenViews } from '../../gestures/writing-view';
import { isSameView, type Viewport } from '../../gestures/viewport';
import type { LiveViewportStore } from './live-viewport';

const GLIDE_MS = 180;

/**
 * Brings the canvas to another view: smoothly, or at once where reduced motion is asked for. What else changes the view meanwhile
 * ends it, as a press and the answer do.
 */
export function glide(live: LiveViewportStore, to: Viewport): () => void {
  const from = live.get();
  if (isSameView(from, to)) return () => undefined;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    live.change(to);
    return () => undefined;
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
  return stop;

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
