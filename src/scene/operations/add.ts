import type { ElementDefinition } from '../element-definition';
import type { Point } from '../geometry';
import { tidyGroups } from './groups';
import { normalizeElement } from '../design-file/legal';
import { SCENE_LIMITS } from '../limits';
import type { ElementType } from '../registry';
import type { Scene, SceneElement } from '../scene';
import { styleOfNew } from '../styles/design-styles';
import { textLength } from '../design-file/text-total';
import { withElements } from './change';

/** Adds elements on top of the list; those whose id is taken, and those beyond the limits, are left out. */
export function addElements(scene: Scene, added: readonly SceneElement[]): Scene {
  const taken = new Set(scene.elements.map(({ id }) => id));
  const fresh = added.filter(({ id }) => {
    const isNew = !taken.has(id);
    taken.add(id);
    return isNew;
  });
  const all = withinLimits([...scene.elements, ...fresh.map(normalizeElement)]);
  return withElements(scene, tidyGroups(all));
}

/** As many elements from the start of the list, legal ones, as a design holds. */
export function withinLimits(elements: readonly SceneElement[]): readonly SceneElement[] {
  let room: number = SCENE_LIMITS.allText;
  return elements.slice(0, SCENE_LIMITS.elements).filter((element) => {
    const length = textLength(element);
    if (length > room) return false;
    room -= length;
    return true;
  });
}

/** A new element of a kind, of its default size and in the style that resetting gives in the scene, above those there are. */
export function makeElement(
  definition: ElementDefinition<ElementType>,
  id: string,
  place: Point,
  scene: Scene,
): SceneElement {
  const { type, defaults } = definition;
  const { width, height, content, wrap, autoWidth = false } = defaults;
  return normalizeElement({
    id,
    type,
    ...place,
    width,
    height,
    zIndex: scene.elements.length + 1,
    locked: false,
    ...(content === undefined ? {} : { content }),
    ...(wrap === undefined ? {} : { wrap }),
    autoWidth,
    style: styleOfNew(definition, scene.styles) ?? defaults.style,
  });
}
