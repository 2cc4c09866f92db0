import type { Finding } from '../../model/findings/findings';
import {
  DOWNLOAD_NAME,
  DOWNLOAD_TYPE,
  exportFindings,
  MESSAGES,
  NOTICES,
} from '../../model/messages/messages';
import type { NoticeText } from '../../model/messages/notice';
import { cleanLine } from '../../base/text';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';
import type { CompilerId } from './output-ports';
import { filled } from './filled';
import { freshOutput } from './make-output';
import { signatureCopied } from './output-slice';
import { unlessStopped } from './unless-stopped';
import { withSamples } from './with-samples';

/*
 * How the output of a page is copied and downloaded. Each failure ends in a notice.
 */

/** What differs between the exports of the pages, by what they compile with. */
interface PageExport {
  readonly downloaded: NoticeText;
  readonly downloadFailed: NoticeText;
  /** Whether a notice lists what emails will not show as the page does. The form's page lists it at any time. */
  readonly reportsLosses: boolean;
}

const PAGE_EXPORTS: Readonly<Record<CompilerId, PageExport>> = {
  template: {
    downloaded: NOTICES.downloaded,
    downloadFailed: NOTICES.downloadFailed,
    reportsLosses: false,
  },
  scene: {
    downloaded: NOTICES.designExported,
    downloadFailed: NOTICES.canvasMissing,
    reportsLosses: true,
  },
};

/** Copies the signature as rich text. Browsers allow this only within the click. */
export function copySignature(compiler: CompilerId): AppThunk<Promise<boolean>> {
  return (dispatch, _getState, { clipboard, preview }) =>
    dispatch(
      unlessStopped(NOTICES.copyFailed, async () => {
        if (!preview.shows(compiler)) throw new Error(MESSAGES.previewMissing);
        const output = filled(dispatch(freshOutput(compiler)));
        await clipboard.writeRich(output);
        dispatch(signatureCopied());
        const { findings } = await output;
        dispatch(noticeRaised(withSamples(NOTICES.copied, findings)));
        if (PAGE_EXPORTS[compiler].reportsLosses) dispatch(reportLosses(findings));
      }),
    );
}

/** Downloads the signature's HTML as a file. */
export function downloadSignature(compiler: CompilerId): AppThunk<Promise<boolean>> {
  return (dispatch, getState, { exporter, files, preview }) => {
    const { downloaded, downloadFailed, reportsLosses } = PAGE_EXPORTS[compiler];
    return dispatch(
      unlessStopped(downloadFailed, async () => {
        if (!preview.shows(compiler)) throw new Error(downloadFailed.message);
        const { fullName } = getState().signature.present.person;
        const title = cleanLine(fullName) || 'Email signature';
        const { html, findings } = await filled(dispatch(freshOutput(compiler)));
        files.download(DOWNLOAD_NAME, DOWNLOAD_TYPE, exporter.toDocument(html, title));
        dispatch(noticeRaised(withSamples(downloaded, findings)));
        if (reportsLosses) dispatch(reportLosses(findings));
      }),
    );
  };
}

/** Copies the HTML or the plain text of the signature as text. */
export function copyCode(compiler: CompilerId, form: 'html' | 'text'): AppThunk<Promise<boolean>> {
  return (dispatch, _getState, { clipboard }) =>
    dispatch(
      unlessStopped(NOTICES.copyFailed, async () => {
        const output = await filled(dispatch(freshOutput(compiler)));
        await clipboard.writeText(output[form]);
        const done = form === 'html' ? NOTICES.htmlCopied : NOTICES.plainTextCopied;
        dispatch(noticeRaised(withSamples(done, output.findings)));
      }),
    );
}

/** A notice of what emails will not show as it is on the page.  */
function reportLosses(findings: readonly Finding[]): AppThunk {
  return (dispatch) => {
    const lost = findings.filter(({ severity }) => severity !== 'info');
    if (lost.length > 0) dispatch(noticeRaised(exportFindings(lost.map(({ message }) => message))));
  };
}
