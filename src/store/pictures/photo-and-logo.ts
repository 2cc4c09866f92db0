import { fieldLabel } from '../../model/fields';
import type { AppThunk } from '../state';
import { changeField, changePerson } from '../signature/edit-form';
import { runUpload } from './run-upload';
import { uploadCleared, type PictureKind } from './uploads-slice';

/** The field of the signature that holds a kind of picture. */
export const PICTURE_FIELDS = { profile: 'profileImageUrl', logo: 'logoUrl' } as const;

/** Takes a file of the visitor's as photo or logo. */
export function uploadPicture(kind: PictureKind, file: Blob): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const use = (value: string): void =>
      dispatch(changeField({ field: PICTURE_FIELDS[kind], value }));
    await dispatch(runUpload({ place: kind, kind, file, use }));
  };
}

/** Clears photo or logo, the logo's hosted address too. */
export function removePicture(kind: PictureKind): AppThunk {
  return (dispatch) => {
    const field = PICTURE_FIELDS[kind];
    const hosted = kind === 'logo' ? { logoForEmail: '' } : {};
    dispatch(changePerson({ [field]: '', ...hosted }, { label: fieldLabel(field) }));
    dispatch(uploadCleared(kind));
  };
}
