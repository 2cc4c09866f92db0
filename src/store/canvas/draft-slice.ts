import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SceneAction } from '../../scene/actions';
import { isRecorded } from '../signature/history';

/** The action that a gesture, a slider or a picker would dispatch if it ended now. Never in the history. */
const slice = createSlice({
  name: 'draft',
  initialState: null as SceneAction | null,
  reducers: {
    draftChanged: (_state, { payload }: PayloadAction<SceneAction | null>) => payload,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isRecorded, () => null);
  },
});

export const draftReducer = slice.reducer;
export const { draftChanged } = slice.actions;
