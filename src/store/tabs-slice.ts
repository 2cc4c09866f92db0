import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Whose the saved design is: `asked` until that is known, `mine` to write, `elsewhere` while another tab has it and the visitor has not said what to
 * do, or a `copy` that this tab keeps for itself.
 */
export type DesignHold = 'unknown' | 'asked' | 'mine' | 'elsewhere' | 'copy';

const slice = createSlice({
  name: 'tabs',
  initialState: { hold: 'unknown' as DesignHold },
  reducers: {
    holdChanged(state, { payload }: PayloadAction<DesignHold>) {
      state.hold = payload;
    },
  },
});

export const tabsReducer = slice.reducer;
export const { holdChanged } = slice.actions;
