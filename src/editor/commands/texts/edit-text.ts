import { findById } from '../../../scene/selection';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import { isWritable } from '../../../scene/text/is-writable';
import type { AppThunk } from '../../../store/state';
import { textEditBegun, type TextEdit } from '../../../store/canvas/text-edit-slice';
import { deviceOf, selectElementContext } from '../../render-env';
import { selectScene } from '../../selectors';
import { lockedReason } from '../../steps';
import type { BuilderCommand } from '../builder-command';

export const editText: BuilderCommand = {
  id: 'edit.text',
  label: 'Edit text',
  shortcuts: [{ key: 'Enter' }],
  reason: lockedReason,
  plan: ({ chosen: { elements } }) => {
    const only = onlyEditable(elements);
    return only && (() => [textEditBegun({ id: only.id, caret: null })]);
  },
};

/** Begins to edit the text of an element, if that has one that may be changed. */
export function beginTextEdit(edit: Pick<TextEdit, 'id' | 'caret'>): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const element = findById(selectScene(state), edit.id);
    if (element !== null && !state.view.isPreview && isWritable(element)) {
      dispatch(textEditBegun(edit));
    }
  };
}

/** Begins to write a text that was dropped, where its words are neither there nor those of the person. */
export function writeDropped({ id, type }: Pick<SceneElement, 'id' | 'type'>): AppThunk {
  return (dispatch, getState, ports) => {
    const state = getState();
    const element = findById(selectScene(state), id);
    const { follows, textOf } = definitionOf(type);
    if (element === null || follows !== undefined) return;
    const text = textOf?.(element, selectElementContext(state, deviceOf(ports, state)));
    if (text?.from === 'placeholder') dispatch(beginTextEdit({ id, caret: null }));
  };
}

/** The one element, if there is one alone and its text may be changed. */
function onlyEditable([only, ...others]: readonly SceneElement[]): SceneElement | null {
  return only !== undefined && others.length === 0 && isWritable(only) ? only : null;
}
