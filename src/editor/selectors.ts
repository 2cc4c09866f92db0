import type { SceneElement } from '../scene/scene';
import { elementsOf } from '../scene/selection';
import { makeSelector } from '../store/make-selector';
import type { RootState } from '../store/state';

export const selectScene = (state: RootState) => state.signature.present.scene;
/** The person whose details the design shows. */
export const selectPerson = (state: RootState) => state.signature.present.person;
export const selectSelection = (state: RootState): readonly string[] => state.selection;

/** The selected elements, in document order. */
export const selectSelected = makeSelector(
  (state: RootState) => [selectScene(state), selectSelection(state)],
  (scene, ids): readonly SceneElement[] => elementsOf(scene, ids),
);

/** Those of the selection that may be changed. */
export const selectUnlocked = makeSelector(
  (state: RootState) => [selectSelected(state)],
  (selected) =>
    selected.some(({ locked }) => locked) ? selected.filter(({ locked }) => !locked) : selected,
);
