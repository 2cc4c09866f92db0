import { contains, type Rect } from './geometry';
import type { Scene, SceneElement } from './scene';

/** The elements with these ids, in document order. */
export function elementsOf(scene: Scene, ids: readonly string[]): readonly SceneElement[] {
  const wanted = new Set(ids);
  return scene.elements.filter(({ id }) => wanted.has(id));
}

export function findById(scene: Scene, id: string): SceneElement | null {
  return scene.elements.find((element) => element.id === id) ?? null;
}

/** Those of `ids` that are there and not locked, in document order. */
export function unlockedIds(scene: Scene, ids: readonly string[]): readonly string[] {
  return elementsOf(scene, ids)
    .filter(({ locked }) => !locked)
    .map(({ id }) => id);
}

/** `ids` and all that share an outermost group with one of them, in document order. */
export function withGroups(scene: Scene, ids: readonly string[]): readonly string[] {
  const wanted = new Set(ids);
  const groups = new Set(elementsOf(scene, ids).flatMap(outermost));
  const isMeant = (element: SceneElement): boolean =>
    wanted.has(element.id) || outermost(element).some((group) => groups.has(group));
  return scene.elements.filter(isMeant).map(({ id }) => id);
}

function outermost({ groups = [] }: SceneElement): readonly string[] {
  return groups.slice(0, 1);
}

/** The ids of the visible elements that lie fully within a box, edges included, in document order. */
export function idsWithin(scene: Scene, box: Rect): readonly string[] {
  return visibleElements(scene)
    .filter((element) => contains(box, element))
    .map(({ id }) => id);
}

export function visibleElements({ elements }: Scene): readonly SceneElement[] {
  return elements.some(({ hidden }) => hidden)
    ? elements.filter(({ hidden }) => !hidden)
    : elements;
}

/** The elements from the lowest to the highest: by `zIndex`, and where it is equal by document order. */
export function stackingOrder(elements: readonly SceneElement[]): readonly SceneElement[] {
  return elements.toSorted((a, b) => a.zIndex - b.zIndex);
}
