import { contains, type Rect } from '../geometry';
import { withElements } from '../operations/change';
import type { Scene, SceneElement } from '../scene';
import { hasLabels, labelsOf } from './labels';

/**
 * A scene after a step, without the ties of labels that the step has moved out of their shapes: whose middle lay on the shape before, and
 * lies beside it now. A label that was tied from afar stays tied.
 */
export function untieStrayed(before: Scene, after: Scene): Scene {
  if (after.elements === before.elements || !hasLabels(after)) return after;
  const strayed = strayedLabels(before, after);
  if (strayed.size === 0) return after;
  return withElements(
    after,
    after.elements.map((element) => (strayed.has(element.id) ? untied(element) : element)),
  );
}

/** The ids of the labels that a step has untied, their shapes being there still. */
export function untiedLabels(before: Scene, after: Scene): readonly string[] {
  if (!hasLabels(before)) return [];
  const now = new Map(after.elements.map((element) => [element.id, element]));
  return before.elements.flatMap(({ id, labelOf }) => {
    const label = now.get(id);
    const isUntied = labelOf !== undefined && label !== undefined && label.labelOf === undefined;
    return isUntied && now.has(labelOf) ? [id] : [];
  });
}

function strayedLabels(before: Scene, after: Scene): ReadonlySet<string> {
  const were = new Map(before.elements.map((element) => [element.id, element]));
  const shapes = new Map(after.elements.map((element) => [element.id, element]));
  const all = after.elements.map(({ id }) => id);
  const strayed = labelsOf(after, all).filter((label) => {
    const { labelOf: id = '' } = label;
    const [was, shapeWas, shape] = [were.get(label.id), were.get(id), shapes.get(id)];
    if (was === undefined || shapeWas === undefined || shape === undefined) return false;
    const isMoved = was.x !== label.x || was.y !== label.y;
    const isSized = was.width !== label.width || was.height !== label.height;
    const wasOn = was.labelOf === id && contains(shapeWas, middleOf(was));
    return isMoved && !isSized && wasOn && !contains(shape, middleOf(label));
  });
  return new Set(strayed.map(({ id }) => id));
}

function middleOf({ x, y, width, height }: Rect): Rect {
  return { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
}

function untied({ labelOf: _shape, ...free }: SceneElement): SceneElement {
  return free;
}
