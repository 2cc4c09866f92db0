import type { Point } from '../scene/geometry';
import type { AppThunk } from '../store/state';
import { textBeingCopied } from './commands/clipboard/copying';
import { designFileOf, isDesignText } from './commands/clipboard/import-design';
import { pasteText } from './commands/clipboard/paste';
import type { PastedMail } from '../import/core/clipboard-mail';
import { readPasted } from '../import/page/dialog/lazy-import';
import { isSignatureLike, isSource } from '../import/page/mail-files';
import { insertFiles } from './insert-files';
import { selectScene } from './selectors';
import { noticeRaised } from '../store/notices-slice';
import { NOTICES } from '../model/messages/messages';

/**
 * Pastes what a clipboard holds as its kind asks for: files at the pointer, in px from the canvas's corner, or where there is room, or the
 * text with its links and looks; on an empty canvas a signature from elsewhere, too. False when there is nothing to paste.
 */
export function pasteContents(
  files: readonly File[],
  pasted: PastedMail,
  pointer: Point | null,
): AppThunk<boolean> {
  return (dispatch, getState, ports) => {
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
    const isText = copied !== undefined || isDesignText(text);
    const markup = isText ? '' : isSource(text) ? text : html;
    // A signature takes the place of a design: where there is one, that is asked for by its name.
    const isEmpty = selectScene(getState()).elements.length === 0;
    if (isForeign && !isText && isEmpty) {
      void dispatch(readPasted(pasted, () => void dispatch(pasteText(text, undefined, markup))));
      return true;
    }
    void dispatch(pasteText(text, undefined, markup));
    if (isForeign && !isText) dispatch(noticeRaised(NOTICES.pastedAsText));
    return (copied ?? text) !== '';
  };
}
