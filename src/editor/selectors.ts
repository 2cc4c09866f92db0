import { createSelector } from '@reduxjs/toolkit';
import type { SceneElement } from '../scene/scene';
import type { RootState } from '../store/state';

export const selectScene = (state: RootState) => state.signature.present.scene;
/** The person of whom the design speaks. */
export const selectPerson = (state: RootState) => state.signature.present.person;
export const selectSelection = (state: RootState): readonly string[] => state.selection;

/** The selected elements, in document order. */
export const selectSelected = createSelector(
  [selectScene, selectSelection],
  ({ elements }, ids): readonly SceneElement[] => elements.filter(({ id }) => ids.includes(id)),
);

/** Those of the selection that may be changed. */
export const selectUnlocked = createSelector([selectSelected], (selected) =>
  selected.filter(({ locked }) => !locked),
);
