import type { OrderStep } from '../actions';
import type { Scene, SceneElement } from '../scene';

/**
 * Whether `orderElements` would change anything, without asking it: by where the elements with these ids lie in `stack`,
 * which holds those of the scene from the undermost to the topmost.
 */
export function canOrder(
  scene: Scene,
  stack: readonly SceneElement[],
  ids: ReadonlySet<string>,
  step: OrderStep,
): boolean {
  const count = stack.filter(({ id }) => ids.has(id)).length;
  const areAll = (some: readonly SceneElement[]): boolean => some.every(({ id }) => ids.has(id));
  if (count === 0) return false;
  switch (step) {
    case 'forward':
      // It adds 1 to the number of what lies on the top, too.
      return true;
    case 'backward':
      return !areAll(stack.slice(0, count)) || canSink(stack.slice(0, count), scene);
    case 'front':
      return !areAll(stack.slice(-count));
    case 'back':
      return !areAll(stack.slice(0, count));
  }
}

/** Whether any of those at the very bottom has a `zIndex` that can be lowered without changing its place among them. */
function canSink(bottom: readonly SceneElement[], { elements }: Scene): boolean {
  if ((bottom[0]?.zIndex ?? 0) > 0) return true;
  // Where numbers are equal, the order of the document decides.
  const places = new Map(elements.map((element, at) => [element, at]));
  const placeOf = (element: SceneElement): number => places.get(element) ?? 0;
  return bottom.some((element, index) => {
    const below = bottom[index - 1];
    if (below === undefined) return false;
    const least = below.zIndex + (placeOf(element) > placeOf(below) ? 0 : 1);
    return element.zIndex > least;
  });
}
