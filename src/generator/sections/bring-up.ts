/** How much of an opened section is in sight at least, in px. */
const SEEN_PX = 160;

/**
 * Scrolls to a section that a finger has opened below what covers the foot of a small screen, or below the screen, once it has
 * its height.
 */
export function bringUp(trigger: HTMLElement | null): void {
  if (trigger === null || !matchMedia('(pointer: coarse)').matches) return;
  requestAnimationFrame(() => void whenOpen(trigger));
}

async function whenOpen(trigger: HTMLElement): Promise<void> {
  const content = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
  if (content === null) return;
  await Promise.allSettled(content.getAnimations().map(({ finished }) => finished));
  const { left, top, height } = content.getBoundingClientRect();
  const lowest = document.elementFromPoint(left + 8, top + Math.min(height - 8, SEEN_PX));
  // Who leads to a field in it shows that field.
  if (content.contains(lowest) || content.contains(document.activeElement)) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  trigger.scrollIntoView({ block: 'start', behavior });
}
