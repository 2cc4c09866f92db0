import { NOTICES } from '../../../model/messages/messages';
import type { AppThunk } from '../../../store/state';
import { withFailureNotice } from '../../../store/with-failure-notice';
import { PARTS } from '../../lazy-parts';
import type { PicturesPlace } from './place-pictures';

/** Makes a logo of each picture file, once the code for that has loaded. */
export function placeFiles(files: readonly File[], where: PicturesPlace): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        const { placePictures } = PARTS.current() ?? (await PARTS.load());
        await dispatch(placePictures(files, where));
      }),
    );
}

/** Puts a picture file in the place of an element's own, in the same way. */
export function replaceByFile(id: string, file: File): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        const { replacePicture } = PARTS.current() ?? (await PARTS.load());
        await dispatch(replacePicture(id, file));
      }),
    );
}
