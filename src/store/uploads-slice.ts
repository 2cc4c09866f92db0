import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type PictureKind = 'profile' | 'logo';
export type UploadStatus = 'idle' | 'processing' | 'done' | 'failed';

export type UploadsState = Readonly<Record<PictureKind, UploadStatus>>;

const initialState: UploadsState = { profile: 'idle', logo: 'idle' };

const slice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    uploadMoved(state, { payload }: PayloadAction<{ kind: PictureKind; status: UploadStatus }>) {
      state[payload.kind] = payload.status;
    },
  },
});

export const uploadsReducer = slice.reducer;
export const { uploadMoved } = slice.actions;
