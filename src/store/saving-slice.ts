import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the form can be kept on the device. `withheld` protects earlier work that could be neither read nor copied. */
export type SavingStatus = 'works' | 'fails' | 'withheld';

const initialState: { readonly status: SavingStatus } = { status: 'works' };

const slice = createSlice({
  name: 'saving',
  initialState,
  reducers: {
    savingMoved(state, { payload }: PayloadAction<SavingStatus>) {
      state.status = payload;
    },
  },
});

export const savingReducer = slice.reducer;
export const { savingMoved } = slice.actions;
