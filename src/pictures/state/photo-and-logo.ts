import { fieldLabel } from '../../model/person/fields';
import { doneWithUndo } from '../../model/messages/messages';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';
import { changeField, changePerson } from '../../store/signature/edit-form';
import { runUpload, type UploadOutcome } from './run-upload';
import { uploadCleared, type PictureKind } from './uploads-slice';

/** The field of the signature that holds a kind of picture. */
export const PICTURE_FIELDS = { profile: 'profileImageUrl', logo: 'logoUrl' } as const;

/** What a kind of picture is called. */
export const PICTURE_NAMES = { profile: 'Photo', logo: 'Logo' } as const;

/** Takes a file of the visitor's as photo or logo. */
export function uploadPicture(kind: PictureKind, file: Blob): AppThunk<Promise<UploadOutcome>> {
  return (dispatch) => {
    const use = (value: string): void =>
      dispatch(changeField({ field: PICTURE_FIELDS[kind], value }));
    return dispatch(runUpload({ place: kind, kind, file, use }));
  };
}

/** Clears photo or logo, the logo's hosted address too. */
export function removePicture(kind: PictureKind): AppThunk {
  return (dispatch) => {
    const field = PICTURE_FIELDS[kind];
    const hosted = kind === 'logo' ? { logoForEmail: '' } : {};
    dispatch(changePerson({ [field]: '', ...hosted }, { label: fieldLabel(field) }));
    dispatch(uploadCleared(kind));
    dispatch(noticeRaised(doneWithUndo(`${PICTURE_NAMES[kind]} removed`)));
  };
}
