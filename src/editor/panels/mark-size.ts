import type { Person } from '../../model/person/signature';
import type { MarkSizing } from '../../scene/element-definition';
import type { Rect } from '../../scene/geometry';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';

/** Least and greatest size of a network's mark, in canvas units. */
export const MARK_SIZE = { min: 12, max: 96 };

/** How large the marks of an element are. */
export function markSizeOf(element: SceneElement, signature: Person): number {
  return sizingOf(element).sideOf(element, signature);
}

/** The box that holds marks of this size exactly. */
export function markBox(element: SceneElement, size: number, signature: Person): Rect {
  const { x, y } = element;
  return { x, y, ...sizingOf(element).boxOf(size, signature) };
}

function sizingOf({ type }: SceneElement): MarkSizing {
  const { marks } = definitionOf(type);
  if (marks === undefined) throw new Error(`${type} has no marks to size`);
  return marks;
}
