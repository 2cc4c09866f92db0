import type { Rect } from '../../../scene/geometry';

/** What is seen of the page: less than all of it where a keyboard on the screen lies over it, or where it is magnified. */
export function pageInSight(): Rect {
  const { visualViewport: seen } = window;
  if (seen === null) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const { offsetLeft, offsetTop, width, height } = seen;
  return { x: offsetLeft, y: offsetTop, width, height };
}
