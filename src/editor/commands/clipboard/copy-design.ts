import { DESIGN_NOTICES, notCopied } from '../../../model/messages/design-messages';
import { writeDesign } from '../../../scene/design-file/write-design';
import { withFailureNotice } from '../../../store/with-failure-notice';
import { noticeRaised } from '../../../store/notices-slice';
import type { AppThunk } from '../../../store/state';

/** Copies the design as the text of a file. A failure ends in a notice. */
export function copyDesign(): AppThunk<Promise<void>> {
  return (dispatch, getState, { clipboard }) =>
    dispatch(
      withFailureNotice(DESIGN_NOTICES.designCopyFailed, async () => {
        const { scene, person } = getState().signature.present;
        const written = writeDesign(scene, person);
        if (!written.ok) {
          dispatch(noticeRaised(notCopied(written.problem.message)));
          return;
        }
        await clipboard.writeText(written.value);
        dispatch(noticeRaised(DESIGN_NOTICES.designCopied));
      }),
    );
}
