import { normalizeElement } from '../design-file/legal';
import type { Rect } from '../geometry';
import { withElements } from '../operations/change';
import type { Scene, SceneElement } from '../scene';
import { hasLabels, labelsOf } from './labels';

/**
 * A scene after a step, with labels where their shapes have gone: as far from the middle as before. What the step itself has moved or
 * sized stays there, and so does what is locked.
 */
export function followShapes(before: Scene, after: Scene): Scene {
  if (after.elements === before.elements || !hasLabels(after)) return after;
  const were = new Map(before.elements.map((element) => [element.id, element]));
  const moved = new Map<string, SceneElement>();
  for (const shape of after.elements) {
    const was = were.get(shape.id);
    if (was !== undefined && was !== shape && !isSameBox(was, shape)) moved.set(shape.id, was);
  }
  if (moved.size === 0) return after;
  const shapes = new Map(after.elements.map((element) => [element.id, element]));
  const followed = new Map<string, SceneElement>();
  for (const label of labelsOf(after, [...moved.keys()])) {
    const [from, to] = [moved.get(label.labelOf ?? ''), shapes.get(label.labelOf ?? '')];
    const was = were.get(label.id);
    const stands = was !== undefined && isSameBox(was, label) && !label.locked;
    if (!stands || from === undefined || to === undefined) continue;
    const x = along(label.x, label.width, [from.x, from.width], [to.x, to.width]);
    const y = along(label.y, label.height, [from.y, from.height], [to.y, to.height]);
    followed.set(label.id, normalizeElement({ ...label, x, y }));
  }
  return withElements(
    after,
    after.elements.map((element) => followed.get(element.id) ?? element),
  );
}

type Span = readonly [start: number, size: number];

/** Where a label begins along one axis: in the middle if it was there, to half a px; else so far from it. */
function along(start: number, size: number, from: Span, to: Span): number {
  const before = from[0] + from[1] / 2;
  const after = to[0] + to[1] / 2;
  const off = start + size / 2 - before;
  return Math.round(after - size / 2 + (Math.abs(off) <= 0.5 ? 0 : off));
}

function isSameBox(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
