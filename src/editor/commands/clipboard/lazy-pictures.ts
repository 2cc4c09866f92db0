import { lazy } from '../../../base/lazy';
import { NOTICES } from '../../../model/messages/messages';
import type { AppThunk } from '../../../store/state';
import { withFailureNotice } from '../../../store/with-failure-notice';
import type { PicturesPlace } from './place-pictures';

/** Puts pictures on the canvas. Not needed before somebody brings one. */
export const PICTURES = lazy(() => import('./place-pictures'));

/** Makes an element of each picture file, once the code for that has loaded. */
export function placeFiles(files: readonly File[], where: PicturesPlace): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        const { placePictures } = PICTURES.current() ?? (await PICTURES.load());
        await dispatch(placePictures(files, where));
      }),
    );
}

/** Puts a picture file in the place of an element's own, in the same way. */
export function replaceByFile(id: string, file: File): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        const { replacePicture } = PICTURES.current() ?? (await PICTURES.load());
        await dispatch(replacePicture(id, file));
      }),
    );
}
