import type { PointerIdlePort } from '../output/state/output-ports';

const POINTER = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/** Watches pointer and wheel on a page from now on. */
export function watchPointerIdle(page: Window): PointerIdlePort {
  let isPressed = false;
  let movedMs = -Infinity;
  const note = (event: Event): void => {
    if (event instanceof PointerEvent) isPressed = event.buttons !== 0;
    movedMs = performance.now();
  };
  for (const type of [...POINTER, 'wheel']) {
    page.addEventListener(type, note, { capture: true, passive: true });
  }
  return { restedMs: () => (isPressed ? 0 : performance.now() - movedMs) };
}
