import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { navigatesHistory } from '../../store/signature/history-navigation';

export type PictureKind = 'profile' | 'logo';
export type UploadStatus = 'idle' | 'processing' | 'done' | 'failed';

/** How far the upload of a picture is. */
export interface Upload {
  readonly status: UploadStatus;
  /** What went wrong, in words; blank unless something did. */
  readonly problem: string;
  /** A remark about a picture that was taken, or blank. */
  readonly note: string;
  /** How often this picture was begun or cleared: the result of an earlier upload is ignored. */
  readonly run: number;
}

/** Uploads by the place they are for: a picture of the form, or an element of the canvas. */
export type UploadsState = Readonly<Record<string, Upload>>;

export const NO_UPLOAD: Upload = { status: 'idle', problem: '', note: '', run: 0 };

const initialState: UploadsState = {};

const slice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    uploadBegun: (state, { payload: place }: PayloadAction<string>) => ({
      ...state,
      [place]: { ...NO_UPLOAD, status: 'processing' as const, run: uploadAt(state, place).run + 1 },
    }),
    uploadCleared: (state, { payload: place }: PayloadAction<string>) => cleared(state, place),
    /** The result has been read, and need not be shown again. */
    uploadSeen: (state, { payload: place }: PayloadAction<string>) => {
      const { status } = uploadAt(state, place);
      return status === 'done' || status === 'failed' ? seen(state, place) : state;
    },
    uploadSettled: (
      state,
      {
        payload: { place, problem, note },
      }: PayloadAction<{ place: string; problem: string; note: string }>,
    ) => ({
      ...state,
      [place]: {
        status: problem === '' ? ('done' as const) : ('failed' as const),
        problem,
        note,
        run: uploadAt(state, place).run,
      },
    }),
  },
  extraReducers: (builder) => {
    // Afterwards another picture may be in its place, or none.
    builder.addMatcher(navigatesHistory, (state) =>
      Object.keys(state).reduce(
        (rest, place) => (uploadAt(rest, place).status === 'done' ? seen(rest, place) : rest),
        state,
      ),
    );
  },
});

export const uploadsReducer = slice.reducer;
export const { uploadBegun, uploadCleared, uploadSeen, uploadSettled } = slice.actions;

export function uploadAt(uploads: UploadsState, place: string): Upload {
  return uploads[place] ?? NO_UPLOAD;
}

/** Where the upload for an element of the canvas stands. */
export function elementPlace(id: string): string {
  return `element ${id}`;
}

function seen(state: UploadsState, place: string): UploadsState {
  return { ...state, [place]: { ...NO_UPLOAD, run: uploadAt(state, place).run } };
}

function cleared(state: UploadsState, place: string): UploadsState {
  return { ...state, [place]: { ...NO_UPLOAD, run: uploadAt(state, place).run + 1 } };
}
