import { doneWithUndo } from '../model/messages/messages';
import { noticeRaised } from '../store/notices-slice';
import type { AppThunk } from '../store/state';
import { showStart } from './commands/column';
import { putInPlace } from './commands/clipboard/put-in-place';
import type { Rebuilt } from '../import/page/dialog/review';
import { IMPORT_WORDS } from '../import/page/dialog/words';

/** Puts a rebuilt signature on the canvas and its person into the form, as one step. Pictures that nobody asked for stay held. */
export function putImport({ scene, person, held }: Rebuilt): AppThunk {
  return (dispatch) => {
    const { label, done } = IMPORT_WORDS;
    dispatch(putInPlace({ scene, person, heldPictures: held }, label));
    dispatch(showStart());
    dispatch(noticeRaised(doneWithUndo(done)));
  };
}
