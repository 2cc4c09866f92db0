import type { Point } from '../scene/geometry';
import type { AppThunk } from '../store/state';
import { textBeingCopied } from './commands/copying';
import { designFileOf, isDesignText } from './commands/import-design';
import { pasteText } from './commands/paste';
import type { PastedMail } from '../import/clipboard-mail';
import { readPasted } from './import/import-on-use';
import { isSignatureLike, isSource } from '../foreign/mail-files';
import { insertFiles } from './insert-files';

/**
 * Pastes what a clipboard holds as its kind asks for: files at the pointer, in px from the canvas's corner, or where there is room, a
 * signature from elsewhere, or the text. False when there is nothing to paste.
 */
export function pasteContents(
  files: readonly File[],
  pasted: PastedMail,
  pointer: Point | null,
): AppThunk<boolean> {
  return (dispatch, _getState, ports) => {
    const { text, html } = pasted;
    // Office programs put a picture of the text beside the text itself.
    const isFiles = files.length > 0 && (text === '' || designFileOf(files) !== undefined);
    // What is still on its way to the clipboard is newer than what is on it.
    const copied = textBeingCopied(ports);
    if (isFiles && copied === undefined) {
      dispatch(insertFiles(files, { pointer }));
      return true;
    }
    const isForeign = isSignatureLike(html, text) || isSource(text);
    if (isForeign && copied === undefined && !isDesignText(text)) {
      void dispatch(readPasted(pasted, () => void dispatch(pasteText(text))));
      return true;
    }
    void dispatch(pasteText(text));
    return (copied ?? text) !== '';
  };
}
