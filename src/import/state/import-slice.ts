import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImportedMail } from '../core/mail';

/** The signature from elsewhere that is looked at before it comes to the canvas. */
interface ImportState {
  readonly mail: ImportedMail | null;
  /** Whether files are read that may become one. */
  readonly isReading: boolean;
  /** How many have come in since the dialog was opened: one may take the place of another. */
  readonly count: number;
}

const INITIAL: ImportState = { mail: null, isReading: false, count: 0 };

const slice = createSlice({
  name: 'import',
  initialState: INITIAL,
  reducers: {
    readingBegun: ({ count }) => ({ mail: null, isReading: true, count }),
    mailRead: ({ count }, { payload: mail }: PayloadAction<ImportedMail>) => ({
      mail,
      isReading: false,
      count: count + 1,
    }),
    mailPutAway: () => INITIAL,
  },
});

export const { readingBegun, mailRead, mailPutAway } = slice.actions;
export const importReducer = slice.reducer;
