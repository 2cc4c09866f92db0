import type { SceneElement, TextSpan } from '../../scene/scene';
import type { PartStyle } from '../../scene/properties/placed-element';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A part of a text as it stands in its field; of no length where the caret stands alone. */
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
  /** The part of it that is selected, or where the caret is. */
  readonly part?: TextPart;
  /** How what is typed next at the caret looks, where that was asked for. */
  readonly typing?: PartStyle;
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
      const { part: before, typing, ...edit } = state;
      if (payload === null) return edit;
      // The typing style ends when the caret moves.
      const isThere = payload.start === before?.start && payload.end === before.end;
      return { ...edit, part: payload, ...(isThere && typing && { typing }) };
    },
    addedStyled: (state, { payload: added }: PayloadAction<SceneElement>) =>
      state && { ...state, added },
    typingStyled: (state, { payload }: PayloadAction<PartStyle>) =>
      state && { ...state, typing: payload },
    textInserted: (state, { payload }: PayloadAction<NonNullable<TextEdit['inserted']>>) =>
      state && { ...state, inserted: payload },
    textEditEnded: () => null,
  },
});

export const textEditReducer = slice.reducer;
export const {
  textEditBegun,
  textPartChosen,
  addedStyled,
  typingStyled,
  textInserted,
  textEditEnded,
} = slice.actions;
