import type { Rect, Size } from '../model/picture/fit';

export type { Rect, Size };

export type Axis = 'x' | 'y';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The smallest box that holds all of `rects`; null for none. */
export function boundsOf(rects: readonly Rect[]): Rect | null {
  const [first] = rects;
  if (first === undefined) return null;
  let { x, y } = first;
  let [right, bottom] = [x + first.width, y + first.height];
  for (const rect of rects) {
    x = Math.min(x, rect.x);
    y = Math.min(y, rect.y);
    right = Math.max(right, rect.x + rect.width);
    bottom = Math.max(bottom, rect.y + rect.height);
  }
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether two boxes share more than an edge. */
export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether `inner` lies fully within `outer`, edges included. */
export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** `value`, but at least `min` and at most `max`; `min` wins where they cross. */
export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
