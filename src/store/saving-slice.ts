import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Whether what lies under a key can be kept on the device. `unread` until it has been read, `late` where that takes so long
 * that the visitor was told, and `withheld` where it could be neither read nor copied: nothing is written over it then.
 */
export type SavingStatus = 'works' | 'fails' | 'unread' | 'late' | 'withheld';

interface Moved {
  readonly key: string;
  readonly status: SavingStatus;
}

/** By key; one that is not in it has nothing to be read yet. */
const initialState: Readonly<Record<string, SavingStatus>> = {};

const slice = createSlice({
  name: 'saving',
  initialState,
  reducers: {
    savingMoved: (state, { payload: { key, status } }: PayloadAction<Moved>) => ({
      ...state,
      [key]: status,
    }),
  },
});

export const savingReducer = slice.reducer;
export const { savingMoved } = slice.actions;
