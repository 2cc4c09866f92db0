import type { Point } from '../scene/geometry';
import type { AppThunk } from '../store/state';
import { textBeingCopied } from './commands/copying';
import { designFileOf } from './commands/import-design';
import { pasteText } from './commands/paste';
import { insertFiles } from './insert-files';

/**
 * Pastes what a clipboard holds as its kind asks for: files at `middle`, in px from the canvas's corner, or the text. False
 * when there is nothing to paste.
 */
export function pasteContents(
  files: readonly File[],
  text: string,
  middle: Point,
): AppThunk<boolean> {
  return (dispatch, _getState, ports) => {
    // Office programs put a picture of the text beside the text itself.
    const isFiles = files.length > 0 && (text === '' || designFileOf(files) !== undefined);
    // What is still on its way to the clipboard is newer than what is on it.
    const copied = textBeingCopied(ports);
    if (isFiles && copied === undefined) {
      dispatch(insertFiles(files, { at: middle, id: null }));
      return true;
    }
    void dispatch(pasteText(text));
    return (copied ?? text) !== '';
  };
}
