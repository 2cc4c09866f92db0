import { reduceScene } from '../scene/reduce-scene';
import type { BuilderThunk } from './builder-state';
import { draftChanged } from './draft-slice';
import { record } from './scene-history';
import { textEditEnded } from './text-edit-slice';

const LABEL = 'Edit text';

/** Makes what was typed on the canvas so far a step of the history. The text stays open. */
export function keepTypedText(): BuilderThunk {
  return (dispatch, getState) => {
    const { textEdit, draft, scene, selection } = getState();
    if (textEdit === null || draft?.type !== 'scene/elementSet' || draft.id !== textEdit.id) return;
    if (reduceScene(scene.present.scene, draft) === scene.present.scene) {
      dispatch(draftChanged(null));
      return;
    }
    const { group } = textEdit;
    const step = { label: LABEL, group, selectionBefore: selection, selectionAfter: selection };
    dispatch(record(draft, step));
  };
}

/** The same, and ends the edit: before another design takes the place of the one that is typed into. */
export function endTextEdit(): BuilderThunk {
  return (dispatch, getState) => {
    dispatch(keepTypedText());
    if (getState().textEdit !== null) dispatch(textEditEnded());
  };
}
