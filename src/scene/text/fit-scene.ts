import type { ElementContext } from '../element-definition';
import { withElements } from '../operations/change';
import { definitionOf } from '../registry';
import { isSame } from '../operations/same';
import type { Scene, SceneElement } from '../scene';
import { answersAlike, watchReads, type Reads } from '../drawing/watch-reads';

interface Fit {
  readonly context: ElementContext;
  /** What the box depends on, of the person's details. */
  readonly reads: Reads;
}

/** The elements whose boxes are their own. */
const fitting = new WeakMap<SceneElement, Fit>();

/**
 * The scene with the boxes that elements compute themselves: those of texts fit their words. Returns the same scene where all
 * have them already, which costs a look at each element.
 */
export function fitScene(scene: Scene, context: ElementContext): Scene {
  return withElements(
    scene,
    scene.elements.map((element) => fitElement(element, context)),
  );
}

/** The element with the box that it gives itself; itself where it has that, or where its kind gives none. */
export function fitElement(element: SceneElement, context: ElementContext): SceneElement {
  const { fit } = definitionOf(element.type);
  if (fit === undefined || isKnown(element, context)) return element;
  const [person, reads] = watchReads(context.person);
  const fitted = { ...element, ...fit(element, { ...context, person }) };
  const own = isSame(fitted, element) ? element : fitted;
  fitting.set(own, { context, reads });
  return own;
}

function isKnown(element: SceneElement, now: ElementContext): boolean {
  const known = fitting.get(element);
  if (known === undefined) return false;
  const { context: before, reads } = known;
  if (before === now) return true;
  return (
    before.measure === now.measure &&
    before.fontArrivals === now.fontArrivals &&
    answersAlike(reads, now.person)
  );
}
