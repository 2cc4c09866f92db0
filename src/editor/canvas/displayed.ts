import type { Point } from '../../scene/geometry';
import { grownFrame } from '../../scene/frame';
import { moveOffset } from '../../scene/operations/move';
import { reduceScene } from '../../scene/reduce-scene';
import { stackingOrder, unlockedIds, visibleElements } from '../../scene/selection';
import type { SceneElement } from '../../scene/scene';
import { hasSameItems } from '../../store/has-same-items';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import { selectScene, selectSelection } from '../selectors';

/*
 * What is shown is the scene as the draft would leave it. A draft that only moves things is the one that comes with each
 * frame of a drag: it is not worth drawing anything anew, so that the drawing stays and `useMove` shifts its nodes.
 */

const NO_ELEMENTS: readonly SceneElement[] = [];

const selectDraft = (state: RootState) => state.draft;

/** The scene as it would be if the gesture ended now. */
export const selectDisplayedScene = makeSelector(
  (state: RootState) => [selectScene(state), selectDraft(state)],
  (scene, draft) => (draft === null ? scene : reduceScene(scene, draft)),
);

/** An element as the draft would leave it; the very object of the scene where the draft does not concern it. */
export function selectDisplayedElement(state: RootState, id: string): SceneElement | undefined {
  return selectDisplayedScene(state).elements.find((element) => element.id === id);
}

/** The frame as it would be if the gesture ended now. */
export const selectDisplayedFrame = makeSelector(
  (state: RootState) => [selectDisplayedScene(state)],
  grownFrame,
);

/** A move in flight. */
export interface Move {
  /** What moves, in document order. */
  readonly ids: readonly string[];
  /** In canvas units. */
  readonly offset: Point;
}

/** The draft, where it is a move; null where it is none. */
export const selectMove = makeSelector(
  (state: RootState) => [selectScene(state), selectDraft(state)],
  (scene, draft): Move | null =>
    draft?.type === 'scene/elementsMoved'
      ? {
          ids: unlockedIds(scene, draft.ids),
          offset: moveOffset(scene, draft.ids, draft.dx, draft.dy),
        }
      : null,
);

/** The scene that React renders: the displayed one but for a move. */
export const selectRenderedScene = makeSelector(
  (state: RootState) => [
    selectScene(state),
    state.draft?.type === 'scene/elementsMoved' ? null : state.draft,
  ],
  (scene, draft) => (draft === null ? scene : reduceScene(scene, draft)),
);

/** What is rendered, from the undermost to the topmost; the same list as long as nothing in it changes. */
export const selectStacked = makeSelector(
  (state: RootState) => [selectRenderedScene(state)],
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

/** The selected ones that are rendered. */
export const selectRenderedSelection = makeSelector(
  (state: RootState) => [selectRenderedScene(state), selectChosenIds(state)],
  ({ elements }, ids) => keep(elements, ({ id, hidden }) => hidden !== true && ids.has(id)),
  hasSameItems,
);

/** The locked ones that are rendered. */
export const selectRenderedLocked = makeSelector(
  (state: RootState) => [selectRenderedScene(state)],
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
