import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'saving',
  initialState: { works: true },
  reducers: {
    saveSettled(state, { payload: works }: PayloadAction<boolean>) {
      state.works = works;
    },
  },
});

export const savingReducer = slice.reducer;
export const { saveSettled } = slice.actions;
