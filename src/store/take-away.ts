import { DOWNLOAD_NAME, DOWNLOAD_TYPE, MESSAGES, NOTICES } from '../model/messages';
import { cleanLine } from '../model/text';
import type { AppThunk } from './root-state';
import { noticeRaised } from './notices-slice';
import { makeOutput } from './output';
import { signatureCopied } from './output-slice';
import type { RichText } from './ports';

/** Copies the form's signature as rich text. Browsers want this within the click; a failure ends in a notice. */
export function copySignature(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { clipboard, preview, log }) => {
    try {
      if (!preview.isPresent()) throw new Error(MESSAGES.previewMissing);
      await clipboard.writeRich(dispatch(freshOutput()));
      dispatch(signatureCopied());
      dispatch(noticeRaised(NOTICES.copied));
    } catch (cause) {
      log(NOTICES.copyFailed.message, cause);
      dispatch(noticeRaised(NOTICES.copyFailed));
    }
  };
}

/** Downloads the form's signature as a file. A failure ends in a notice. */
export function downloadSignature(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { exporter, files, log }) => {
    try {
      const { html } = await dispatch(freshOutput());
      const title = cleanLine(getState().signature.data.fullName) || 'Email signature';
      files.download(DOWNLOAD_NAME, DOWNLOAD_TYPE, exporter.toDocument(html, title));
    } catch (cause) {
      log(NOTICES.downloadFailed.message, cause);
      dispatch(noticeRaised(NOTICES.downloadFailed));
    }
  };
}

/** The output of what the form holds now: what is there already, or a new one. */
function freshOutput(): AppThunk<Promise<RichText>> {
  return async (dispatch, getState) => {
    const { output } = getState();
    return output.status === 'fresh' ? output : dispatch(makeOutput());
  };
}
