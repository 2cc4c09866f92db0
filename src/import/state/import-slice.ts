import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImportedMail } from '../core/mail';

/** The signature from elsewhere that is looked at before it comes to the canvas. */
interface ImportState {
  readonly mail: ImportedMail | null;
  /** Stops the reading of files that may become one; null where none are read. */
  readonly reading: AbortController | null;
}

const INITIAL: ImportState = { mail: null, reading: null };

const slice = createSlice({
  name: 'import',
  initialState: INITIAL,
  reducers: {
    readingBegun: (_state, { payload: reading }: PayloadAction<AbortController>) => ({
      mail: null,
      reading,
    }),
    mailRead: (_state, { payload: mail }: PayloadAction<ImportedMail>) => ({ mail, reading: null }),
    mailPutAway: () => INITIAL,
  },
});

export const { readingBegun, mailRead, mailPutAway } = slice.actions;
export const importReducer = slice.reducer;
