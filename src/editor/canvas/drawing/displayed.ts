import { grownFrame } from '../../../scene/frame';
import { findById, stackingOrder, visibleElements } from '../../../scene/selection';
import type { Scene, SceneElement } from '../../../scene/scene';
import { hasSameItems } from '../../../base/has-same-items';
import { makeSelector } from '../../../store/make-selector';
import type { RootState } from '../../../store/state';
import { selectScene, selectSelection } from '../../selectors';

/*
 * What is shown is the scene as the draft would leave it. A gesture that only moves things makes no draft: it comes with
 * each frame of a drag, so the drawing stays and its nodes are shifted past React (`use-move.ts`).
 */

const NO_ELEMENTS: readonly SceneElement[] = [];

const selectDraft = (state: RootState) => state.draft;

/** The scene as it would be if the gesture ended now. */
export function selectDisplayedScene(state: RootState): Scene {
  return state.draftScene ?? selectScene(state);
}

/** How large the frame is that holds all of it. */
export const selectDisplayedFrame = makeSelector(
  (state: RootState) => [selectDisplayedScene(state)],
  grownFrame,
);

/** An element as the draft would leave it; the very object of the scene where the draft does not concern it. */
export function selectDisplayedElement(state: RootState, id: string): SceneElement | undefined {
  return findById(selectDisplayedScene(state), id) ?? undefined;
}

/** What is displayed, from the undermost to the topmost; the same list as long as nothing in it changes. */
export const selectStacked = makeSelector(
  (state: RootState) => [selectDisplayedScene(state)],
  (scene) => stackingOrder(visibleElements(scene)),
  hasSameItems,
);

/** The ids of what shows as selected: of a duplicate in flight, not of its originals. */
export const selectChosenIds = makeSelector(
  (state: RootState) => [selectSelection(state), selectDraft(state)],
  (ids, draft) =>
    new Set(draft?.type === 'scene/elementsDuplicated' ? Object.values(draft.copies) : ids),
  holdsSame,
);

/** The selected ones that are displayed. */
export const selectDisplayedSelection = makeSelector(
  (state: RootState) => [selectDisplayedScene(state), selectChosenIds(state)],
  ({ elements }, ids) => keep(elements, ({ id, hidden }) => hidden !== true && ids.has(id)),
  hasSameItems,
);

/** The locked ones that are displayed. */
export const selectDisplayedLocked = makeSelector(
  (state: RootState) => [selectDisplayedScene(state)],
  ({ elements }) => keep(elements, ({ hidden, locked }) => hidden !== true && locked),
  hasSameItems,
);

function keep(
  elements: readonly SceneElement[],
  isKept: (element: SceneElement) => boolean,
): readonly SceneElement[] {
  const kept = elements.filter(isKept);
  return kept.length === 0 ? NO_ELEMENTS : kept;
}

function holdsSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
