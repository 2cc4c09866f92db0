import type { AppThunk } from './root-state';
import { fieldChanged } from './signature-slice';
import { uploadBegun, uploadCleared, uploadSettled, type PictureKind } from './uploads-slice';

/** The field of the signature that holds a kind of picture. */
export const PICTURE_FIELDS = { profile: 'profileImageUrl', logo: 'logoUrl' } as const;

/**
 * Takes a file of the visitor's as photo or logo. One that cannot be read leaves the earlier picture; one that can be
 * read but not made small is kept as it is. Both end in the message that something went wrong.
 */
export function uploadPicture(kind: PictureKind, file: Blob): AppThunk<Promise<void>> {
  return async (dispatch, getState, { images, log }) => {
    dispatch(uploadBegun(kind));
    const run = getState().uploads.runs[kind];
    const loaded = await images.load(file, kind);
    if (getState().uploads.runs[kind] !== run) return;
    const problem = loaded.ok ? loaded.value.failure : loaded.problem;
    if (problem !== undefined) log(`The picture could not be used as it should: ${problem}`);
    if (loaded.ok) {
      dispatch(fieldChanged({ field: PICTURE_FIELDS[kind], value: loaded.value.dataUrl }));
    }
    const isFine = loaded.ok && loaded.value.resized;
    dispatch(uploadSettled({ kind, status: isFine ? 'done' : 'failed' }));
  };
}

/** Clears photo or logo. */
export function removePicture(kind: PictureKind): AppThunk {
  return (dispatch) => {
    dispatch(fieldChanged({ field: PICTURE_FIELDS[kind], value: '' }));
    dispatch(uploadCleared(kind));
  };
}
