import { meanColor } from '../../email/gradients';
import { mix, type Hex } from '../../model/color/color';
import type { ElementContext } from '../element-definition';
import type { Point } from '../geometry';
import { definitionOf } from '../registry';
import type { Scene, SceneElement } from '../scene';
import { opacityOf } from './opacity';

/** The color that an element stands on: of the topmost plane below its middle, else of the canvas. */
export function backgroundBelow(scene: Scene, element: SceneElement, context: ElementContext): Hex {
  const rank = scene.elements.findIndex(({ id }) => id === element.id);
  const at = { x: element.x + element.width / 2, y: element.y + element.height / 2 };
  return colorAt(at, rank, scene, context);
}

/** The color at a point of what lies below the element of this rank; a plane that is seen through is mixed with what it lies on. */
function colorAt(at: Point, above: number, scene: Scene, context: ElementContext): Hex {
  for (let rank = above - 1; rank >= 0; rank -= 1) {
    const other = scene.elements[rank];
    if (other === undefined || other.hidden === true || !holds(other, at.x, at.y)) continue;
    const color = planeColor(other, context);
    if (color === null) continue;
    const opacity = opacityOf(other);
    return opacity === 1 ? color : mix(colorAt(at, rank, scene, context), color, opacity);
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
