import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signatureOpened } from '../../../store/signature/opened';
import type { VersionEntry } from './version';

/** The named versions of the open signature, as far as they were read. */
export interface VersionsState {
  /** The latest first. */
  readonly list: readonly VersionEntry[];
  /** How many lie on the device and cannot be read. */
  readonly unreadable: number;
  /** The id of the one that is looked at; null for none. */
  readonly shown: string | null;
}

const INITIAL_VERSIONS: VersionsState = { list: [], unreadable: 0, shown: null };

const slice = createSlice({
  name: 'versions',
  initialState: INITIAL_VERSIONS,
  reducers: {
    versionsRead: (state, { payload }: PayloadAction<Omit<VersionsState, 'shown'>>) => ({
      ...state,
      ...payload,
    }),
    versionShown: (state, { payload: shown }: PayloadAction<string | null>) => ({
      ...state,
      shown,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signatureOpened, () => INITIAL_VERSIONS);
  },
});

export const versionsReducer = slice.reducer;
export const { versionsRead, versionShown } = slice.actions;
