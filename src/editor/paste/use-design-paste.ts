import { useEffect } from 'react';
import type { PastedMail } from '../../import/core/clipboard-mail';
import { readPasted } from '../../import/page/dialog/lazy-import';
import { isSignatureInWords, isSignatureLike, isSource } from '../../import/page/mail-files';
import { NOTICES } from '../../model/messages/messages';
import type { Point } from '../../scene/geometry';
import { useAppDispatch } from '../../store/hooks';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';
import { textBeingCopied } from '../commands/clipboard/copying';
import { designFileOf, isDesignText } from '../commands/clipboard/import-design';
import { pasteText } from '../commands/clipboard/paste';
import { insertFiles } from './insert-files';
import { selectScene } from '../selectors';

/** What takes what is pasted for itself. */
const OWNERS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"]';

/**
 * Takes what is pasted anywhere on the page but in a field or a dialog: pictures and design files, elements that were
 * copied here or in another tab, signatures from elsewhere, any other text.
 */
export function useDesignPaste(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let last: PointerEvent | null = null;
    const follow = (event: PointerEvent) => {
      last = event.pointerType === 'mouse' ? event : null;
    };
    const leave = () => {
      last = null;
    };
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      // A field that has taken it may no longer contain the node that it was pasted at.
      const isOwned = event
        .composedPath()
        .some((node) => node instanceof Element && node.matches(OWNERS));
      if (clipboardData === null || isOwned) return;
      const files = [...clipboardData.files];
      const [text = '', html = '', rtf = ''] = ['text/plain', 'text/html', 'text/rtf'].map((type) =>
        clipboardData.getData(type),
      );
      const pointer = last && pointOnCanvas(last);
      if (dispatch(pasteContents(files, { text, html, rtf }, pointer))) event.preventDefault();
    };
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('pointermove', follow, { signal, passive: true });
    document.documentElement.addEventListener('pointerleave', leave, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => ends.abort();
  }, [dispatch]);
}

/** Where a pointer is, in px from the canvas's corner; null where it is over something else. */
function pointOnCanvas({ clientX, clientY }: PointerEvent): Point | null {
  const under = document.elementFromPoint(clientX, clientY);
  const canvas = under?.closest('[data-design-canvas]');
  if (canvas == null) return null;
  const { left, top } = canvas.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/**
 * Pastes what a clipboard holds as its kind asks for: files at the pointer, in px from the canvas's corner, or where there is room, or the
 * text with its links and looks; on an empty canvas a signature from elsewhere, also in plain text. False when there is nothing to paste.
 */
export function pasteContents(
  files: readonly File[],
  pasted: PastedMail,
  pointer: Point | null,
): AppThunk<boolean> {
  return (dispatch, getState) => {
    const { text, html } = pasted;
    // Office programs put a picture of the text beside the text itself.
    const isFiles = files.length > 0 && (text === '' || designFileOf(files) !== undefined);
    // What is still on its way to the clipboard is newer than what is on it.
    const copied = textBeingCopied(getState());
    if (isFiles && copied === undefined) {
      dispatch(insertFiles(files, { pointer }));
      return true;
    }
    const isSignature = isSignatureLike(html, text) || isSource(text);
    const isText = copied !== undefined || isDesignText(text);
    const markup = isText ? '' : isSource(text) ? text : html;
    // A signature takes the place of a design: where there is one, that is asked for by its name.
    const isEmpty = selectScene(getState()).elements.length === 0;
    if (isEmpty && !isText && (isSignature || isSignatureInWords(text))) {
      void dispatch(readPasted(pasted, () => void dispatch(pasteText(text, undefined, markup))));
      return true;
    }
    void dispatch(pasteText(text, undefined, markup));
    if (isSignature && !isText) dispatch(noticeRaised(NOTICES.pastedAsText));
    return (copied ?? text) !== '';
  };
}
