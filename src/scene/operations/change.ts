import { normalizeElement } from '../design-file/legal';
import { isSame } from './same';
import type { Scene, SceneElement } from '../scene';

/** The scene with other elements; the scene given when they are the same ones. */
export function withElements(scene: Scene, elements: readonly SceneElement[]): Scene {
  const { elements: before } = scene;
  const isUnchanged =
    elements.length === before.length && elements.every((element, at) => element === before[at]);
  return isUnchanged ? scene : { ...scene, elements };
}

/** The scene with each element changed and made legal; what comes out the same stays the same object. */
export function changeEach(scene: Scene, change: (element: SceneElement) => SceneElement): Scene {
  const elements = scene.elements.map((element) => {
    const changed = change(element);
    if (changed === element) return element;
    const legal = normalizeElement(changed);
    return isSame(legal, element) ? element : legal;
  });
  return withElements(scene, elements);
}

/** As `changeEach`, for the elements with these ids. */
export function changeSome(
  scene: Scene,
  ids: readonly string[],
  change: (element: SceneElement) => SceneElement,
): Scene {
  const wanted = new Set(ids);
  return changeEach(scene, (element) => (wanted.has(element.id) ? change(element) : element));
}

/** As `changeSome`, leaving the locked ones alone. */
export function changeUnlocked(
  scene: Scene,
  ids: readonly string[],
  change: (element: SceneElement) => SceneElement,
): Scene {
  return changeSome(scene, ids, (element) => (element.locked ? element : change(element)));
}
