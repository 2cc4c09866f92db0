import { SHARE_NOTICES } from '../../../model/messages/share-messages';
import type { AppThunk } from '../../../store/state';
import { withFailureNotice } from '../../../store/with-failure-notice';
import { FILES_AND_LINKS } from './lazy-files-and-links';

/** Puts a link to a signature on the clipboard. */
export function copyLinkTo(id: string): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(SHARE_NOTICES.notCopied, async () => {
        const { copyShareLink } = await FILES_AND_LINKS.load();
        await dispatch(copyShareLink(id));
      }),
    );
}
