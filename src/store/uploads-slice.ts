import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { startedOver } from './signature-slice';

export type PictureKind = 'profile' | 'logo';
export type UploadStatus = 'idle' | 'processing' | 'done' | 'failed';

export interface UploadsState extends Readonly<Record<PictureKind, UploadStatus>> {
  /** How often each picture was begun or cleared: an upload that is not the last any more has no say. */
  readonly runs: Readonly<Record<PictureKind, number>>;
}

const initialState: UploadsState = { profile: 'idle', logo: 'idle', runs: { profile: 0, logo: 0 } };

const slice = createSlice({
  name: 'uploads',
  initialState,
  extraReducers: (builder) => {
    builder.addCase(startedOver, ({ runs }) => ({
      ...initialState,
      runs: { profile: runs.profile + 1, logo: runs.logo + 1 },
    }));
  },
  reducers: {
    uploadBegun(state, { payload: kind }: PayloadAction<PictureKind>) {
      state[kind] = 'processing';
      state.runs[kind] += 1;
    },
    uploadCleared(state, { payload: kind }: PayloadAction<PictureKind>) {
      state[kind] = 'idle';
      state.runs[kind] += 1;
    },
    uploadSettled(state, { payload }: PayloadAction<{ kind: PictureKind; status: UploadStatus }>) {
      state[payload.kind] = payload.status;
    },
  },
});

export const uploadsReducer = slice.reducer;
export const { uploadBegun, uploadCleared, uploadSettled } = slice.actions;
