import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Asked {
  /** An absolute web address. */
  readonly href: string;
  readonly isThere: boolean;
}

const slice = createSlice({
  name: 'unreachable',
  initialState: [] as readonly string[],
  reducers: {
    /** A picture was asked for. Those that did not come are kept, until one comes. */
    pictureAsked: (state, { payload: { href, isThere } }: PayloadAction<Asked>) => {
      if (isThere !== state.includes(href)) return state;
      return isThere ? state.filter((one) => one !== href) : [...state, href];
    },
  },
});

/** The addresses of linked pictures that did not load, as far as they were asked for since the page was opened. */
export const unreachableReducer = slice.reducer;
export const { pictureAsked } = slice.actions;
