import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ForeignMail } from '../../import/mail';

/** The signature from elsewhere that is looked at before it comes to the canvas. */
interface ImportState {
  readonly mail: ForeignMail | null;
}

const INITIAL: ImportState = { mail: null };

const slice = createSlice({
  name: 'import',
  initialState: INITIAL,
  reducers: {
    mailRead: (_state, { payload: mail }: PayloadAction<ForeignMail>) => ({ mail }),
    mailPutAway: () => INITIAL,
  },
});

export const { mailRead, mailPutAway } = slice.actions;
export const importReducer = slice.reducer;
