import { createSlice } from '@reduxjs/toolkit';
import type { AppThunk } from './make-store';

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

/** Lets the texts of a frame use the fonts that the page uses. */
export function fontsShared(frame: Window & typeof globalThis): AppThunk<Promise<void>> {
  return (_dispatch, _getState, { fonts }) => fonts.addTo(frame);
}
