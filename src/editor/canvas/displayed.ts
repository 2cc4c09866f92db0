import { createSelector } from '@reduxjs/toolkit';
import { reduceScene } from '../../scene/reduce-scene';
import { stackingOrder, visibleElements } from '../../scene/selection';
import type { SceneElement } from '../../scene/scene';
import type { BuilderState } from '../../store/builder-store';
import { selectScene, selectSelection } from '../selectors';

const NO_ELEMENTS: readonly SceneElement[] = [];

/** The ids of what can be seen, from the undermost to the topmost; the same list as long as the order stays. */
export const selectStackedIds = createSelector(
  [selectScene],
  (scene) => stackingOrder(visibleElements(scene)).map(({ id }) => id),
  { memoizeOptions: { resultEqualityCheck: hasSameItems } },
);

/** The scene as it would be if the gesture ended now. */
export const selectDisplayedScene = createSelector(
  [selectScene, (state: BuilderState) => state.draft],
  (scene, draft) => (draft === null ? scene : reduceScene(scene, draft)),
);

const selectDisplayedById = createSelector(
  [selectDisplayedScene],
  ({ elements }) => new Map(elements.map((element) => [element.id, element])),
);

/** An element as the draft would leave it; the very object of the scene where the draft does not concern it. */
export function selectDisplayedElement(state: BuilderState, id: string): SceneElement | undefined {
  return selectDisplayedById(state).get(id);
}

const selectSelectedIds = createSelector([selectSelection], (ids) => new Set(ids));

export function isSelected(state: BuilderState, id: string): boolean {
  return selectSelectedIds(state).has(id);
}

/** The selected ones, as the draft would leave them. */
export const selectDisplayedSelected = createSelector(
  [selectDisplayedScene, selectSelectedIds],
  ({ elements }, ids) => keep(elements, ({ id, hidden }) => hidden !== true && ids.has(id)),
  { memoizeOptions: { resultEqualityCheck: hasSameItems } },
);

/** The locked ones that can be seen. */
export const selectDisplayedLocked = createSelector(
  [selectDisplayedScene],
  ({ elements }) => keep(elements, ({ hidden, locked }) => hidden !== true && locked),
  { memoizeOptions: { resultEqualityCheck: hasSameItems } },
);

function keep(
  elements: readonly SceneElement[],
  isKept: (element: SceneElement) => boolean,
): readonly SceneElement[] {
  const kept = elements.filter(isKept);
  return kept.length === 0 ? NO_ELEMENTS : kept;
}

function hasSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
