import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How the canvas is looked at. Never in the history. */
export interface ViewState {
  /** 0.5 to 2. */
  readonly zoom: number;
  /** Where the frame's corner lies on the screen, in px from the canvas's corner. */
  readonly panX: number;
  readonly panY: number;
  readonly hasGrid: boolean;
  readonly isPreview: boolean;
  readonly isAdvanced: boolean;
}

export const INITIAL_VIEW: ViewState = {
  zoom: 1,
  panX: 48,
  panY: 48,
  hasGrid: true,
  isPreview: false,
  isAdvanced: false,
};

const slice = createSlice({
  name: 'view',
  initialState: INITIAL_VIEW,
  reducers: {
    viewportChanged(state, { payload }: PayloadAction<Pick<ViewState, 'zoom' | 'panX' | 'panY'>>) {
      return { ...state, ...payload };
    },
    gridToggled(state) {
      state.hasGrid = !state.hasGrid;
    },
    previewToggled(state) {
      state.isPreview = !state.isPreview;
    },
    advancedToggled(state) {
      state.isAdvanced = !state.isAdvanced;
    },
  },
});

export const viewReducer = slice.reducer;
export const { viewportChanged, gridToggled, previewToggled, advancedToggled } = slice.actions;
