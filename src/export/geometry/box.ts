import type { Axis } from '../../scene/geometry';

/** A box by its edges, in whole px. Edges, not sizes: what touches keeps touching when edges are rounded. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A stretch of one axis. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function widthOf({ x0, x1 }: Box): number {
  return x1 - x0;
}

export function heightOf({ y0, y1 }: Box): number {
  return y1 - y0;
}

export function areaOf(box: Box): number {
  return widthOf(box) * heightOf(box);
}

export function spanOf(box: Box, axis: Axis): Span {
  return axis === 'x' ? { start: box.x0, end: box.x1 } : { start: box.y0, end: box.y1 };
}

/** The box with its stretch of `axis` replaced. */
export function withSpan({ x0, y0, x1, y1 }: Box, axis: Axis, { start, end }: Span): Box {
  return axis === 'x' ? { x0: start, y0, x1: end, y1 } : { x0, y0: start, x1, y1: end };
}

/** Whether two boxes share more than an edge. */
export function overlap(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

/** Whether `inner` lies fully within `outer`, edges included. */
export function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x0 >= outer.x0 && inner.y0 >= outer.y0 && inner.x1 <= outer.x1 && inner.y1 <= outer.y1
  );
}

export function sameBox(a: Box, b: Box): boolean {
  return a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1 && a.y1 === b.y1;
}

/** The smallest box around `first` and `others`. */
export function unionOf(first: Box, others: readonly Box[]): Box {
  let { x0, y0, x1, y1 } = first;
  for (const box of others) {
    x0 = Math.min(x0, box.x0);
    y0 = Math.min(y0, box.y0);
    x1 = Math.max(x1, box.x1);
    y1 = Math.max(y1, box.y1);
  }
  return { x0, y0, x1, y1 };
}

/** What two overlapping boxes share. */
export function common(a: Box, b: Box): Box {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

export function moved(box: Box, dx: number, dy: number): Box {
  return { x0: box.x0 + dx, y0: box.y0 + dy, x1: box.x1 + dx, y1: box.y1 + dy };
}
