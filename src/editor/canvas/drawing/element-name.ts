import type { ElementContext } from '../../../scene/element-definition';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';

/** What a screen reader says of an element: 'Job Title, "Head of Design", at 50, 60, locked'. */
export function elementName(element: SceneElement, context: ElementContext): string {
  const { label, describe } = definitionOf(element.type);
  const words = describe(element, context);
  return [
    element.name ?? label,
    ...(words === '' ? [] : [`"${words}"`]),
    `at ${element.x}, ${element.y}`,
    ...(element.locked ? ['locked'] : []),
  ].join(', ');
}
