import { meanColor } from '../../email/gradients';
import type { Hex } from '../../model/color/color';
import type { ElementContext } from '../element-definition';
import { definitionOf } from '../registry';
import type { Scene, SceneElement } from '../scene';

/** The color that an element stands on: of the topmost plane below its middle, else of the canvas. */
export function backgroundBelow(scene: Scene, element: SceneElement, context: ElementContext): Hex {
  const rank = scene.elements.findIndex(({ id }) => id === element.id);
  const x = element.x + element.width / 2;
  const y = element.y + element.height / 2;
  for (const other of scene.elements.slice(0, Math.max(0, rank)).toReversed()) {
    if (other.hidden === true || !holds(other, x, y)) continue;
    const color = planeColor(other, context);
    if (color !== null) return color;
  }
  return scene.background;
}

function holds(element: SceneElement, x: number, y: number): boolean {
  return (
    element.x <= x &&
    x <= element.x + element.width &&
    element.y <= y &&
    y <= element.y + element.height
  );
}

/** The color of a plane, of a gradient the one between; null for what is none. */
function planeColor(element: SceneElement, context: ElementContext): Hex | null {
  const { background } = definitionOf(element.type).toEmail(element, context).cell;
  if (background === undefined) return null;
  return background.gradient === undefined ? background.color : meanColor(background.gradient);
}
