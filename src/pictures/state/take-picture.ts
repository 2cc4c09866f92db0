import { imageFilesFrom } from '../../model/picture/image-files';
import { fileNotTaken, pictureNotAdded } from '../../model/messages/file-messages';
import { doneWithUndo } from '../../model/messages/messages';
import type { NoticeAction } from '../../model/messages/notice';
import { sampleFields } from '../../model/person/sample-fields';
import { noticeRaised } from '../../store/notices-slice';
import { historyNavigation } from '../../store/signature/history-navigation';
import type { AppThunk } from '../../store/state';
import { PICTURE_NAMES, uploadPicture } from './photo-and-logo';
import type { PictureKind } from './uploads-slice';

/*
 * Pictures that come to the page as a whole, dropped or pasted, rather than to one of its fields.
 */

/**
 * Takes the first picture of these files as photo or logo: as `asked`, else as what is still missing. A notice reports
 * what was done, with ways back and on.
 */
export function takePicture(files: readonly File[], asked?: PictureKind): AppThunk<Promise<void>> {
  return async (dispatch, getState, { session }) => {
    const [file] = imageFilesFrom({ files });
    if (file === undefined) {
      if (files.length > 0) dispatch(noticeRaised(fileNotTaken('Only pictures can be used here.')));
      return;
    }
    const kind = asked ?? missingPicture(getState().signature.present.person);
    const { isLast, words, note } = await dispatch(uploadPicture(kind, file));
    if (!isLast) return;
    if (words !== '') return void dispatch(noticeRaised(pictureNotAdded(file.name, words)));
    session.pictures.taken = file;
    const also =
      asked === undefined ? { also: offerOf(kind === 'profile' ? 'logo' : 'profile') } : {};
    const done = doneWithUndo(`${PICTURE_NAMES[kind]} added`);
    dispatch(noticeRaised({ ...done, message: note, ...also }));
  };
}

/** Uses the picture that was taken last as the other kind instead. */
export function takeAs(kind: PictureKind): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { session }) => {
    const file = session.pictures.taken;
    if (file === null) return;
    dispatch(historyNavigation.undo());
    await dispatch(takePicture([file], kind));
  };
}

function missingPicture(person: Parameters<typeof sampleFields>[0]): PictureKind {
  const isOwn = person.profileImageUrl !== '' && !sampleFields(person).includes('profileImageUrl');
  return isOwn && person.logoUrl === '' ? 'logo' : 'profile';
}

function offerOf(kind: PictureKind): NoticeAction {
  const label = `Use as ${PICTURE_NAMES[kind].toLowerCase()}`;
  return { label, effect: { type: 'takeAs', kind } };
}
