import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MeasureText } from '../../scene/text/text-measure';

interface FontsState {
  /** What texts are measured with; null where nothing measures them. */
  readonly measure: MeasureText | null;
  /** How often fonts have loaded: each time, `measure` returns other widths. */
  readonly arrivals: number;
}

const initialState: FontsState = { measure: null, arrivals: 0 };

const slice = createSlice({
  name: 'fonts',
  initialState,
  reducers: {
    measuringBegun: (state: FontsState, { payload: measure }: PayloadAction<MeasureText>) => ({
      ...state,
      measure,
    }),
    /** Fonts have loaded: what depends on the width of texts is to be drawn again. */
    fontsArrived: (state: FontsState) => ({ ...state, arrivals: state.arrivals + 1 }),
  },
});

export const fontsReducer = slice.reducer;
export const { fontsArrived, measuringBegun } = slice.actions;
