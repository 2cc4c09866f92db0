import { memoizeObject } from '../../base/memoize';
import { boundsOf } from '../../scene/geometry';
import { grownFrame } from '../../scene/frame';
import { wholeGroups } from '../../scene/operations/groups';
import { cornersOf } from '../../scene/operations/move';
import { unitsOf } from '../../scene/operations/units';
import { stackingOrder, visibleElements } from '../../scene/selection';
import type { Scene, SceneElement } from '../../scene/scene';
import { textRoom } from '../../scene/design-file/text-total';
import { historyFacts, type HistoryFacts } from '../../saving/page/undo-redo';
import type { ViewState } from '../../store/canvas/view-slice';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import { selectScene, selectSelected, selectSelection, selectUnlocked } from '../selectors';

/*
 * What commands decide by. All of them are asked again and again, so they share these facts: the same object as
 * long as scene, selection, view and history are the same, whatever else changes in the store. What takes a walk over all
 * elements is a function of a scene or of the selection, and memoized with it.
 */

/** What is selected. The same object as long as scene and selection are the same. */
export interface Chosen {
  readonly scene: Scene;
  readonly ids: ReadonlySet<string>;
  /** In document order. */
  readonly elements: readonly SceneElement[];
  readonly unlocked: readonly SceneElement[];
  /** Selected last. */
  readonly lastId: string | undefined;
}

export interface CommandFacts extends HistoryFacts {
  readonly chosen: Chosen;
  readonly view: ViewState;
  /** The group of the last step. */
  readonly lastGroup: string | null | undefined;
}

export const selectChosen = makeSelector(
  (state: RootState) => [
    selectScene(state),
    selectSelection(state),
    selectSelected(state),
    selectUnlocked(state),
  ],
  (scene, selection, elements, unlocked): Chosen => {
    const ids = new Set(selection);
    return { scene, ids, elements, unlocked, lastId: selection.at(-1) };
  },
);

export const selectFacts = makeSelector(
  (state: RootState) => [
    selectChosen(state),
    state.view,
    historyFacts(state).canUndo,
    historyFacts(state).canRedo,
    state.signature.present.step?.group,
  ],
  (chosen, view, canUndo, canRedo, lastGroup): CommandFacts => ({
    chosen,
    view,
    canUndo,
    canRedo,
    lastGroup,
  }),
);

/** How many more characters a design takes. */
export const roomOf = memoizeObject(({ elements }: Scene) => textRoom(elements));

export const frameOf = memoizeObject(grownFrame);

/** All elements from the undermost to the topmost. */
export const stackOf = memoizeObject(({ elements }: Scene) => stackingOrder(elements));

/** Those that are shown, from the undermost to the topmost. */
export const visibleStackOf = memoizeObject((scene: Scene) =>
  stackingOrder(visibleElements(scene)),
);

export const boundsOfAll = memoizeObject(boundsOf);

/** The box around the corners of elements. */
export const cornersOfAll = memoizeObject(cornersOf);

/** The groups that are chosen as a whole. */
const wholeGroupsOf = memoizeObject(({ scene, ids }: Chosen) => wholeGroups(scene.elements, ids));

/** The units of what is chosen. */
export const unitsOfChosen = memoizeObject((chosen: Chosen) =>
  unitsOf(chosen.elements, wholeGroupsOf(chosen)),
);

/** The units of what is unlocked of it. */
export const unitsOfUnlocked = memoizeObject((chosen: Chosen) =>
  unitsOf(chosen.unlocked, wholeGroupsOf(chosen)),
);

/** The frame as the others make it: what sticks out has widened it. */
export const frameOfOthers = memoizeObject(({ scene, ids }: Chosen) =>
  grownFrame({ ...scene, elements: scene.elements.filter(({ id }) => !ids.has(id)) }),
);
