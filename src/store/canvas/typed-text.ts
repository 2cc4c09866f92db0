import type { SceneAction, StyleChange } from '../../scene/actions';
import { reduceScene } from '../../scene/reduce-scene';
import type { Scene, SceneElement } from '../../scene/scene';
import { findById } from '../../scene/selection';
import type { AppThunk } from '../state';
import { draftChanged } from './draft-slice';
import { record } from '../signature/history';
import { addedStyled, textEditEnded, type TextEdit } from './text-edit-slice';

/** The content of a text, and the looks of its parts where it has had any. */
type TypedText = Pick<SceneElement, 'content' | 'spans'>;

/** Shows what a text would become; null where that is what it was before. */
export function draftText(content: string | null, spans?: SceneElement['spans']): AppThunk {
  return (dispatch, getState) => {
    const { textEdit, signature } = getState();
    const typed = content === null ? null : { content, ...(spans && { spans }) };
    if (textEdit !== null) dispatch(draftChanged(draftOf(textEdit, typed, signature.present)));
  };
}

/** Makes what was typed on the canvas so far a step of the history. The text stays open. */
export function commitTypedText(): AppThunk {
  return (dispatch, getState) => {
    const { textEdit, draft, signature, selection } = getState();
    if (textEdit === null || draft === null || !isTypedIn(draft, textEdit)) return;
    const { scene, step } = signature.present;
    const isNew = draft.type === 'scene/elementsAdded';
    const isBlank = isNew && draft.elements.every(({ content = '' }) => content.trim() === '');
    if (isBlank) return;
    if (reduceScene(scene, draft) === scene) {
      dispatch(draftChanged(null));
      return;
    }
    const { id, group } = textEdit;
    const goesOn = step?.group === group;
    const label = isNew ? labelOfNew(textEdit) : 'Edit text';
    dispatch(
      record(draft, {
        label: goesOn ? step.label : label,
        place: 'canvas',
        group,
        selectionBefore: selection,
        selectionAfter: isNew ? [id] : selection,
      }),
    );
  };
}

/** Styles a text that is not in the design before its first letter; false where it is there. */
export function styleNewText(style: StyleChange): AppThunk<boolean> {
  return (dispatch, getState) => {
    const { textEdit, draft, draftScene } = getState();
    if (textEdit?.added === undefined || draft?.type !== 'scene/elementsAdded') return false;
    const action = { type: 'scene/elementsStyled', ids: [textEdit.id], style } as const;
    const styled = draftScene && findById(reduceScene(draftScene, action), textEdit.id);
    if (styled === null) return false;
    dispatch(addedStyled(styled));
    dispatch(draftChanged({ ...draft, elements: [styled] }));
    return true;
  };
}

/** The text comes into the design with its first content; from then on it is one that is there. */
function draftOf(
  { id, added }: TextEdit,
  typed: TypedText | null,
  { scene }: { readonly scene: Scene },
): SceneAction | null {
  if (added !== undefined && findById(scene, id) === null) {
    return { type: 'scene/elementsAdded', elements: [{ ...added, content: '', ...typed }] };
  }
  return typed && { type: 'scene/elementSet', id, settings: typed };
}

function labelOfNew({ added }: TextEdit): string {
  return added?.labelOf === undefined ? 'Add Text' : 'Add label';
}

function isTypedIn(draft: SceneAction, { id, added }: TextEdit): boolean {
  if (draft.type === 'scene/elementSet') return draft.id === id;
  return draft.type === 'scene/elementsAdded' && added !== undefined;
}

/** The same, and ends the edit: before another design takes the place of the one that is typed into. */
export function endTextEdit(): AppThunk {
  return (dispatch, getState) => {
    dispatch(commitTypedText());
    const { textEdit, draft } = getState();
    if (textEdit === null) return;
    // A text without content never comes to be.
    if (draft !== null && isTypedIn(draft, textEdit)) dispatch(draftChanged(null));
    dispatch(textEditEnded());
  };
}
