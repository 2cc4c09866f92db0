import { createSlice } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'fonts',
  initialState: { arrivals: 0 },
  reducers: {
    /** Fonts have come: what depends on the width of texts is to be drawn anew. */
    fontsCame(state) {
      state.arrivals++;
    },
  },
});

export const fontsReducer = slice.reducer;
export const { fontsCame } = slice.actions;
