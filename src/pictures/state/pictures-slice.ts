import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PicturesState {
  /** The addresses, as entered, whose natural sizes were asked for since the page was opened. */
  readonly sizesAsked: readonly string[];
  /** The logos whose colors the visitor has dismissed: they are not offered again until the page is loaded again. */
  readonly colorsDismissed: readonly string[];
}

const initialState: PicturesState = { sizesAsked: [], colorsDismissed: [] };

const slice = createSlice({
  name: 'pictures',
  initialState,
  reducers: {
    sizesAsked: (state: PicturesState, { payload }: PayloadAction<readonly string[]>) => {
      const added = payload.filter((address) => !state.sizesAsked.includes(address));
      return added.length === 0 ? state : { ...state, sizesAsked: [...state.sizesAsked, ...added] };
    },
    logoColorsDismissed: (state: PicturesState, { payload }: PayloadAction<string>) => ({
      ...state,
      colorsDismissed: [...state.colorsDismissed.filter((each) => each !== payload), payload],
    }),
  },
});

export const picturesReducer = slice.reducer;
export const { sizesAsked, logoColorsDismissed } = slice.actions;
