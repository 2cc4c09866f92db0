import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImportedMail } from '../core/mail';

/** The signature from elsewhere that is looked at before it comes to the canvas. */
interface ImportState {
  readonly mail: ImportedMail | null;
  /** Whether files are read that may become one. */
  readonly isReading: boolean;
}

const INITIAL: ImportState = { mail: null, isReading: false };

const slice = createSlice({
  name: 'import',
  initialState: INITIAL,
  reducers: {
    readingBegun: () => ({ mail: null, isReading: true }),
    mailRead: (_state, { payload: mail }: PayloadAction<ImportedMail>) => ({
      mail,
      isReading: false,
    }),
    mailPutAway: () => INITIAL,
  },
});

export const { readingBegun, mailRead, mailPutAway } = slice.actions;
export const importReducer = slice.reducer;
