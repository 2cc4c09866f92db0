import { createSlice } from '@reduxjs/toolkit';

interface FontsState {
  /** Whether boxes fit their texts: not before the page of the designer is shown. */
  readonly isMeasured: boolean;
  /** How often fonts have loaded: each time, texts have other widths. */
  readonly arrivals: number;
}

const initialState: FontsState = { isMeasured: false, arrivals: 0 };

const slice = createSlice({
  name: 'fonts',
  initialState,
  reducers: {
    measuringBegun: (state: FontsState) =>
      state.isMeasured ? state : { ...state, isMeasured: true },
    /** Fonts have loaded: what depends on the width of texts is to be drawn again. */
    fontsArrived: (state: FontsState) => ({ ...state, arrivals: state.arrivals + 1 }),
  },
});

export const fontsReducer = slice.reducer;
export const { fontsArrived, measuringBegun } = slice.actions;
