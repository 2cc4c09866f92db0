import { pictureNotAdded, pictureProblem } from '../../../model/messages/file-messages';
import { noticeRaised } from '../../../store/notices-slice';
import type { AppThunk } from '../../../store/state';

/** A file of the visitor's as a picture of a signature; null, and a notice, where it is none. */
export function loadPicture(file: File, kind: 'logo' | 'canvas'): AppThunk<Promise<string | null>> {
  return async (dispatch, _getState, { images }) => {
    const loaded = await images.load(file, kind);
    if (loaded.ok) return loaded.value.dataUrl;
    dispatch(noticeRaised(pictureNotAdded(file.name, pictureProblem(loaded.problem, file))));
    return null;
  };
}
