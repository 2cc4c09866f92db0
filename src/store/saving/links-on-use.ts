import { SHARE_NOTICES } from '../../model/share-messages';
import type { AppThunk } from '../state';
import { withFailureNotice } from '../with-failure-notice';

/** Puts a link to a signature on the clipboard. What makes it comes on use. */
export function copyLinkTo(id: string): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(SHARE_NOTICES.notCopied, async () => {
        const { copyShareLink } = await import('./share-link');
        await dispatch(copyShareLink(id));
      }),
    );
}
