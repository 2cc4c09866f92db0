import type { OrderStep } from '../actions';
import type { SceneElement } from '../scene';

/** An element with its place in the document, which decides where numbers are equal. */
export interface Stacked {
  readonly element: SceneElement;
  readonly at: number;
}

/** Elements from the undermost to the topmost. */
export function stackedElements(elements: readonly SceneElement[]): readonly Stacked[] {
  return elements
    .map((element, at) => ({ element, at }))
    .toSorted((a, b) => a.element.zIndex - b.element.zIndex);
}

/** Whether `orderElements` would change anything, without asking it: by where the elements with these ids lie. */
export function canOrder(
  stack: readonly Stacked[],
  ids: ReadonlySet<string>,
  step: OrderStep,
): boolean {
  const count = stack.filter(({ element }) => ids.has(element.id)).length;
  const areAll = (some: readonly Stacked[]): boolean =>
    some.every(({ element }) => ids.has(element.id));
  if (count === 0) return false;
  switch (step) {
    case 'forward':
      // It adds 1 to the number of what lies on the top, too.
      return true;
    case 'backward':
      return !areAll(stack.slice(0, count)) || canSink(stack.slice(0, count));
    case 'front':
      return !areAll(stack.slice(-count));
    case 'back':
      return !areAll(stack.slice(0, count));
  }
}

/** Whether any of those at the very bottom has a number that it could give up without leaving its place among them. */
function canSink(bottom: readonly Stacked[]): boolean {
  return bottom.some(({ element: { zIndex }, at }, index) => {
    const below = bottom[index - 1];
    const least = below === undefined ? 0 : below.element.zIndex + (at > below.at ? 0 : 1);
    return zIndex > least;
  });
}
