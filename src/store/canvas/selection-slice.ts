import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isRecorded } from '../signature/history';

/** The ids of the selected elements, in the order in which they were selected. Steps of the scene bring their own. */
const slice = createSlice({
  name: 'selection',
  initialState: [] as readonly string[],
  reducers: {
    selectionChanged: (_state, { payload }: PayloadAction<readonly string[]>) => payload,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isRecorded, (_state, { meta }) => meta.step.selectionAfter);
  },
});

export const selectionReducer = slice.reducer;
export const { selectionChanged } = slice.actions;
