import { hasSameItems } from '../../base/has-same-items';
import { memoizeObject, memoizePair } from '../../base/memoize';
import { normalizeElement } from '../design-file/legal';
import type { ElementContext } from '../element-definition';
import { isSame } from '../operations/same';
import type { Scene, SceneElement } from '../scene';
import { stackingOrder } from '../selection';
import { fitElement } from '../text/fit-element';
import { chosenAlignment } from './alignment';
import { keepDistances } from './keep-distances';
import { boxOf, homeOf, withHome } from './home';
import { isPlaneElement } from '../is-plane';
import { membersByStack } from './members';

/*
 * An element of a stack has two boxes: `home`, where the visitor drew it, and where it stands now. The second follows from the
 * homes of the whole stack and from how large its elements are, again each time: so what a longer name has moved comes back with
 * a shorter one, to the px.
 */

/** A scene of which all elements of stacks stand where their homes and the words of the person put them. */
export function holdStacks<Whole extends Scene>(scene: Whole, context: ElementContext): Whole {
  if (membersByStack(scene.elements).size === 0) return scene;
  const elements = heldElements(context, scene.elements);
  return hasSameItems(elements, scene.elements) ? scene : { ...scene, elements };
}

const heldElements = memoizePair(
  (context: ElementContext, elements: readonly SceneElement[]): readonly SceneElement[] => {
    const held = new Map<string, SceneElement>();
    for (const members of membersByStack(elements).values()) {
      for (const element of heldMembers(members, context)) held.set(element.id, element);
    }
    return elements.map((element) => held.get(element.id) ?? element);
  },
);

function heldMembers(
  members: readonly SceneElement[],
  context: ElementContext,
): readonly SceneElement[] {
  const fitted = stackingOrder(members).map((element) => {
    const there = fitElement(atHome(element), context);
    const drawn = homeOf(element);
    const isPlane = isPlaneElement(element);
    // A plane that what lies on it has stretched is as high as it was drawn to begin with.
    const item = { id: element.id, drawn, now: isPlane ? drawn : boxOf(there), isPlane };
    return { element, there, item };
  });
  const boxes = keepDistances(
    fitted.map(({ item }) => item),
    chosenAlignment(members),
  );
  return fitted.map(({ element, there, item: { id, drawn } }) => {
    const made = withHome({ ...there, ...(boxes.get(id) ?? drawn) }, drawn);
    if (isSame(made, element)) return element;
    const legal = normalizeElement(made);
    return isSame(legal, element) ? element : legal;
  });
}

/** The element where it was drawn: as wide as there if its words make it wide, else of the size that it has. */
const atHome = memoizeObject((element: SceneElement): SceneElement => {
  if (element.home === undefined) return element;
  const { x, y, width } = homeOf(element);
  return { ...element, x, y, ...(element.autoWidth === true ? { width } : {}) };
});
