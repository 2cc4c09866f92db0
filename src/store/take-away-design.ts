import { findingMessage, type Finding } from '../model/findings';
import {
  DOWNLOAD_NAME,
  DOWNLOAD_TYPE,
  exportFindings,
  notCopied,
  NOTICES,
} from '../model/messages';
import { writeDesign } from '../scene/design-file';
import type { BuilderState, BuilderThunk } from './builder-state';
import { currentDesign, freshDesignOutput } from './design-output';
import { noticeRaised } from './notices-slice';

/*
 * What the designer gives away. Each failure ends in a notice.
 */

/** Copies the design as the text of a file. */
export function copyDesign(): BuilderThunk<Promise<void>> {
  return async (dispatch, getState, { clipboard, log }) => {
    const { version: _version, signatureData, ...scene } = currentDesign(getState());
    const written = writeDesign(scene, signatureData);
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

/** Downloads the design's HTML as a file. */
export function exportDesign(): BuilderThunk<Promise<void>> {
  return async (dispatch, getState, { exporter, files, preview, log }) => {
    try {
      if (!preview.hasCanvas()) throw new Error(NOTICES.canvasMissing.message);
      const { fullName } = getState().scene.present.person;
      const { html, findings } = await dispatch(freshDesignOutput());
      const title = fullName?.trim() || 'Email signature';
      files.download(DOWNLOAD_NAME, DOWNLOAD_TYPE, exporter.toDocument(html, title));
      dispatch(noticeRaised(NOTICES.designExported));
      dispatch(tellLosses(findings));
    } catch (cause) {
      if (isStopped(getState())) return;
      log(NOTICES.canvasMissing.title, cause);
      dispatch(noticeRaised(NOTICES.canvasMissing));
    }
  };
}

/** Copies the design as rich text. Browsers want this within the click. */
export function copyDesignedSignature(): BuilderThunk<Promise<void>> {
  return async (dispatch, getState, { clipboard, log }) => {
    try {
      const output = dispatch(freshDesignOutput());
      await clipboard.writeRich(output);
      dispatch(noticeRaised(NOTICES.copied));
      dispatch(tellLosses((await output).findings));
    } catch (cause) {
      if (isStopped(getState())) return;
      log(NOTICES.copyFailed.message, cause);
      dispatch(noticeRaised(NOTICES.copyFailed));
    }
  };
}

/** Copies the HTML or the plain text of the design as text. */
export function copyCode(form: 'html' | 'text'): BuilderThunk<Promise<void>> {
  return async (dispatch, getState, { clipboard, log }) => {
    try {
      const output = await dispatch(freshDesignOutput());
      await clipboard.writeText(output[form]);
      dispatch(noticeRaised(form === 'html' ? NOTICES.htmlCopied : NOTICES.plainTextCopied));
    } catch (cause) {
      if (isStopped(getState())) return;
      log(NOTICES.copyFailed.message, cause);
      dispatch(noticeRaised(NOTICES.copyFailed));
    }
  };
}

/** Whether the visitor would not wait for the output: they know, and are told nothing more. */
function isStopped({ designOutput }: BuilderState): boolean {
  return designOutput.status === 'stopped';
}

/** A notice of what mails will not show as it is on the canvas. */
function tellLosses(findings: readonly Finding[]): BuilderThunk {
  return (dispatch) => {
    const lost = findings.filter(({ severity }) => severity !== 'info');
    if (lost.length > 0) dispatch(noticeRaised(exportFindings(lost.map(findingMessage))));
  };
}
