import { definitionOf } from '../registry';
import type { Scene, SceneElement } from '../scene';

/*
 * A text can be the label of a shape, which it names (`labelOf`). It goes where its shape goes, and with it. What it names but
 * is not there, or is no shape, has no effect.
 */

/** Whether a text can be the label of a shape. */
export function canLabel(text: SceneElement, shape: SceneElement): boolean {
  return definitionOf(text.type).textOf !== undefined && takesLabels(shape);
}

/** Whether texts can be labels of an element. */
export function takesLabels({ type }: SceneElement): boolean {
  return definitionOf(type).group === 'shapes';
}

/** Whether any element names a shape: most designs have no labels, and need not be gone through for them. */
export function hasLabels({ elements }: Scene): boolean {
  return elements.some(({ labelOf }) => labelOf !== undefined);
}

/** The labels of the elements with these ids. */
export function labelsOf(scene: Scene, ids: readonly string[]): readonly SceneElement[] {
  if (!hasLabels(scene)) return NONE;
  const { elements } = scene;
  const shapes = new Map(elements.map((element) => [element.id, element]));
  const wanted = new Set(ids);
  return elements.filter((element) => {
    const shape = wanted.has(element.labelOf ?? '') ? shapes.get(element.labelOf ?? '') : undefined;
    return shape !== undefined && canLabel(element, shape);
  });
}

/** The shape that an element is the label of; the element itself where it is none. */
export function labelledShape({ elements }: Scene, element: SceneElement): SceneElement {
  if (element.labelOf === undefined) return element;
  const shape = elements.find(({ id }) => id === element.labelOf);
  return shape !== undefined && canLabel(element, shape) ? shape : element;
}

const NONE: readonly SceneElement[] = [];

/** These ids with those of their labels, each once; the same list where there are none. */
export function withLabels(scene: Scene, ids: readonly string[]): readonly string[] {
  const labels = labelsOf(scene, ids);
  return labels.length === 0 ? ids : [...new Set([...ids, ...labels.map(({ id }) => id)])];
}
