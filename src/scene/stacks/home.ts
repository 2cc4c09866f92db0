import type { Rect } from '../geometry';
import { isSame } from '../operations/same';
import type { SceneElement } from '../scene';

/** Where an element of a stack was drawn. */
export function homeOf(element: SceneElement): Rect {
  if (element.home === undefined) return boxOf(element);
  const [x, y, width, height] = element.home;
  return { x, y, width, height };
}

export function boxOf({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height };
}

/** An element of a stack that was drawn there; it names its home only where that is not its box. */
export function withHome(element: SceneElement, drawn: Rect): SceneElement {
  const { home, ...rest } = element;
  if (isSame(drawn, boxOf(element))) return home === undefined ? element : rest;
  const { x, y, width, height } = drawn;
  return { ...rest, home: [x, y, width, height] };
}
