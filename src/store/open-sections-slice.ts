import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The sections of the form that are open, by name. */
const initialState: readonly string[] = [];

const slice = createSlice({
  name: 'openSections',
  initialState,
  reducers: {
    sectionsChanged: (_state, { payload }: PayloadAction<readonly string[]>) => [...payload],
  },
});

export const openSectionsReducer = slice.reducer;
export const { sectionsChanged } = slice.actions;
