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
  /** What stands before the canvas. */
  readonly dialog: ViewDialog | null;
  /** Whether the mail is shown beside the canvas. */
  readonly isEmailOpen: boolean;
  /** Whether the mail is laid over the canvas, to show where the two differ. */
  readonly isDifference: boolean;
}

export type ViewDialog = 'html' | 'text';

export const INITIAL_VIEW: ViewState = {
  zoom: 1,
  panX: 48,
  panY: 48,
  hasGrid: true,
  isPreview: false,
  isAdvanced: false,
  dialog: null,
  isEmailOpen: false,
  isDifference: false,
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
    dialogChanged(state, { payload }: PayloadAction<ViewDialog | null>) {
      return { ...state, dialog: payload };
    },
    emailToggled(state) {
      state.isEmailOpen = !state.isEmailOpen;
    },
    differenceToggled(state) {
      state.isDifference = !state.isDifference;
    },
  },
});

export const viewReducer = slice.reducer;
export const {
  viewportChanged,
  gridToggled,
  previewToggled,
  advancedToggled,
  dialogChanged,
  emailToggled,
  differenceToggled,
} = slice.actions;
