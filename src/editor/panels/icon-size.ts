import type { Person } from '../../model/person/signature';
import type { IconSizing } from '../../scene/element-definition';
import type { Rect } from '../../scene/geometry';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';

/** Least and greatest size of a social icon, in canvas units. */
export const ICON_SIZE = { min: 12, max: 96 };

/** How large the icons of an element are. */
export function iconSizeOf(element: SceneElement, person: Person): number {
  return sizingOf(element).sideOf(element, person);
}

/** The box that holds icons of this size exactly. */
export function iconBox(element: SceneElement, size: number, person: Person): Rect {
  const { x, y, style } = element;
  return { x, y, ...sizingOf(element).boxOf(size, person, style) };
}

function sizingOf({ type }: SceneElement): IconSizing {
  const { iconSizing } = definitionOf(type);
  if (iconSizing === undefined) throw new Error(`${type} has no icons to size`);
  return iconSizing;
}
