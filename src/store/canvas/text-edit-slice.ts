import type { SceneElement } from '../../scene/scene';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** The text that is being edited in place. Never in the history: what is typed is. */
export interface TextEdit {
  readonly id: string;
  /** Where on the screen the caret goes, in px of the window; null selects the whole text. */
  readonly caret: { readonly x: number; readonly y: number } | null;
  /** The element that comes into the design with its first words, where it is not there yet. */
  readonly added?: SceneElement;
  /** All that is typed until it ends is one entry of the history. */
  readonly group: string;
}

const slice = createSlice({
  name: 'textEdit',
  initialState: null as TextEdit | null,
  reducers: {
    textEditBegun: {
      prepare: (edit: Omit<TextEdit, 'group'>) => ({
        payload: { ...edit, group: `edit text ${nanoid()}` },
      }),
      reducer: (_state, { payload }: PayloadAction<TextEdit>) => payload,
    },
    textEditEnded: () => null,
  },
});

export const textEditReducer = slice.reducer;
export const { textEditBegun, textEditEnded } = slice.actions;
