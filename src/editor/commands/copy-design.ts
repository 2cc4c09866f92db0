import { notCopied, NOTICES } from '../../model/messages';
import { writeDesign } from '../../scene/design-file';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';

/** Copies the design as the text of a file. A failure ends in a notice. */
export function copyDesign(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { clipboard, log }) => {
    const { scene, person } = getState().signature.present;
    const written = writeDesign(scene, person);
    if (!written.ok) {
      dispatch(noticeRaised(notCopied(written.problem.message)));
      return;
    }
    try {
      await clipboard.writeText(written.value);
      dispatch(noticeRaised(NOTICES.designCopied));
    } catch (cause) {
      log(NOTICES.designCopyFailed.message, cause);
      dispatch(noticeRaised(NOTICES.designCopyFailed));
    }
  };
}
