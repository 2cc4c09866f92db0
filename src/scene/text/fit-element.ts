import type { ElementContext } from '../element-definition';
import { definitionOf } from '../registry';
import { isSame } from '../operations/same';
import type { SceneElement } from '../scene';
import { answersAlike, watchReads, type Reads } from '../drawing/watch-reads';

interface Fit {
  readonly context: ElementContext;
  /** What the box depends on, of the person's details. */
  readonly reads: Reads;
}

/** The elements whose boxes are their own. */
const fitting = new WeakMap<SceneElement, Fit>();

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
