import type { SceneElement, TextSpan } from '../../scene/scene';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A part of a text as it stands in its field. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly spans: readonly TextSpan[];
}

/** The text that is being edited in place. Never in the history: what is typed is. */
export interface TextEdit {
  readonly id: string;
  /** Where on the screen the caret goes, in px of the window; null selects the whole text. */
  readonly caret: { readonly x: number; readonly y: number } | null;
  /** The element that comes into the design with its first words, where it is not there yet. */
  readonly added?: SceneElement;
  /** The part of it that is selected; none where the caret stands alone. */
  readonly part?: TextPart;
  /** What was asked to be put in at the caret, last. */
  readonly inserted?: Pick<TextPart, 'text' | 'spans'>;
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
    textPartChosen: (state, { payload }: PayloadAction<TextPart | null>) => {
      if (state === null) return null;
      const { part: _before, ...edit } = state;
      return payload === null ? edit : { ...edit, part: payload };
    },
    textInserted: (state, { payload }: PayloadAction<NonNullable<TextEdit['inserted']>>) =>
      state && { ...state, inserted: payload },
    textEditEnded: () => null,
  },
});

export const textEditReducer = slice.reducer;
export const { textEditBegun, textPartChosen, textInserted, textEditEnded } = slice.actions;
