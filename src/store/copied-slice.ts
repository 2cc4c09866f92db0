import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The text that this page has copied last. */
export interface Copied {
  readonly text: string;
  /** Those of its signature that were held. */
  readonly heldPictures: readonly string[];
  /** Whether it is still on its way to the clipboard, which holds an older text until then. */
  readonly isOnItsWay: boolean;
}

const slice = createSlice({
  name: 'copied',
  initialState: null as Copied | null,
  reducers: {
    copyBegun: (_state, { payload }: PayloadAction<Omit<Copied, 'isOnItsWay'>>) => ({
      ...payload,
      isOnItsWay: true,
    }),
    /** The end of the copying of an earlier text changes nothing. */
    copyEnded: (state, { payload: text }: PayloadAction<string>) =>
      state?.text === text ? { ...state, isOnItsWay: false } : state,
  },
});

export const copiedReducer = slice.reducer;
export const { copyBegun, copyEnded } = slice.actions;
