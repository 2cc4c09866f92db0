import { designImported } from '../../../model/messages/design-messages';
import type { AppThunk } from '../../../store/state';
import { noticeRaised } from '../../../store/notices-slice';
import { endTextEdit } from '../../../store/canvas/typed-text';
import { previewToggled } from '../../../store/canvas/view-slice';
import { openNew } from '../../../saving/state/open-signature';
import { parseSource, SHORT_DESIGN } from '../../../saving/state/files/open-file';
import type { ParsedSignature } from '../../../saving/state/files/signature-file';
import { readMailFiles, notifiedWhileRead } from '../../../import/page/dialog/lazy-import';
import { hasMail } from '../../../import/page/mail-files';
import { putInPlace } from './put-in-place';

/** Opens a design, from its text or its file, as a new signature. Of what cannot be read, a notice names the place. */
export function importText(source: string | Blob, signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const parsed = await dispatch(parseSource(source, signal));
    if (parsed !== null) await dispatch(openParsed(parsed));
  };
}

/** Opens what was read of a file as a new signature. */
export function openParsed({ signature, name, notes }: ParsedSignature): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(endTextEdit());
    // An import ends the preview, which shows a design but does not edit it.
    if (getState().view.isPreview) dispatch(previewToggled());
    // Where the open signature cannot be kept, leaving it would lose it: a step can be undone.
    const isOpened = await dispatch(openNew(signature, name));
    if (!isOpened) dispatch(putInPlace(signature, 'Import design'));
    const messages = notes.map(({ message }) => message);
    dispatch(noticeRaised(designImported(signature.scene.elements.length, messages)));
  };
}

/** Opens a design file. While a file that may take long is read, the dialog shows that. */
export function importFile(file: Blob): AppThunk<Promise<void>> {
  return file.size <= SHORT_DESIGN
    ? importText(file)
    : notifiedWhileRead((signal) => importText(file, signal));
}

/** Opens a design among files, else shows what they hold as a signature from elsewhere. */
export function importFiles(files: readonly File[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const [first] = files;
    if (first === undefined) return;
    await dispatch(
      hasMail(files) ? readMailFiles(files) : importFile(designFileOf(files) ?? first),
    );
  };
}

/** Opens the first design among files, unless an email is among them. Returns whether there was one to open. */
export function importIfDesign(files: readonly File[]): AppThunk<boolean> {
  return (dispatch) => {
    const file = hasMail(files) ? undefined : designFileOf(files);
    if (file !== undefined) void dispatch(importFile(file));
    return file !== undefined;
  };
}

/** Whether a text that was pasted is meant as a design. */
export function isDesignText(text: string): boolean {
  return /^\s*\{/.test(text) && /"elements"\s*:/.test(text);
}

/** The first design file among dropped files, found by its type or by its file name. */
export function designFileOf<F extends { readonly name: string; readonly type: string }>(
  files: ArrayLike<F>,
): F | undefined {
  return Array.from(files).find(
    ({ name, type }) => type === 'application/json' || /\.json$/i.test(name),
  );
}
