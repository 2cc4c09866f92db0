import { reduceScene } from '../../scene/reduce-scene';
import type { AppThunk } from '../state';
import { draftChanged } from './draft-slice';
import { record } from '../signature/history';
import { textEditEnded } from './text-edit-slice';

const LABEL = 'Edit text';

/** Makes what was typed on the canvas so far a step of the history. The text stays open. */
export function commitTypedText(): AppThunk {
  return (dispatch, getState) => {
    const { textEdit, draft, signature, selection } = getState();
    const { scene } = signature.present;
    if (textEdit === null || draft?.type !== 'scene/elementSet' || draft.id !== textEdit.id) return;
    if (reduceScene(scene, draft) === scene) {
      dispatch(draftChanged(null));
      return;
    }
    const { group } = textEdit;
    const selections = { selectionBefore: selection, selectionAfter: selection };
    dispatch(record(draft, { label: LABEL, place: 'canvas', group, ...selections }));
  };
}

/** The same, and ends the edit: before another design takes the place of the one that is typed into. */
export function endTextEdit(): AppThunk {
  return (dispatch, getState) => {
    dispatch(commitTypedText());
    if (getState().textEdit !== null) dispatch(textEditEnded());
  };
}
