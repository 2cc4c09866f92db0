/* What is read of an element beside its look. */

/** Elements that are placed by themselves lie above others; within one with a `z-index`, all lies as high as that. */
export function layerOf({ position, zIndex }: CSSStyleDeclaration, around: number): number {
  if (position === 'static' || (around !== 0 && around !== PLACED)) return around;
  const index = Number.parseInt(zIndex, 10) || 0;
  return index === 0 ? PLACED : index;
}

/** Below all that has a `z-index`. */
const PLACED = 0.5;

/** Whether a box without height or width cuts off all that is in it. */
export function isFoldedAway(
  element: Element,
  { overflowX, overflowY }: CSSStyleDeclaration,
): boolean {
  const isOpen = overflowX === 'visible' || overflowY === 'visible';
  // A rule has neither, and nothing in it.
  if (isOpen || element.firstChild === null) return false;
  return element.clientWidth === 0 || element.clientHeight === 0;
}

/** Where a link leads; null for what is none. */
export function hrefOf(element: Element): string | null {
  const href = element.localName === 'a' ? element.getAttribute('href') : null;
  return href === null || href.trim() === '' ? null : href;
}
